# What the front page says of the game.

game-warzag-kicker = The Second World War, 1939–1945
game-warzag-about = Four nations, seventy-one hexagons, one secret objective each. Train armies, annex territories before your rivals do, invade when the odds are good, and guess what your rivals are after before they have it. Our quickest game: an hour, and every round counts.
game-warzag-seat-united-kingdom = Led by Churchill: the hardest blows from the air, and tanks that hold
game-warzag-seat-soviet-union = Led by Stalin: rockets and the T-34, costly to attack
game-warzag-seat-germany = Led by Hitler: the strongest attack on land, weaker in defence
game-warzag-seat-italy = Led by Mussolini: fighters that hit hard, cheap tanks, guns that fire back
