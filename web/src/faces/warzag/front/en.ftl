# What the front page says of the game.

game-warzag-kicker = A race for secret objectives
game-warzag-about = Four nations, seventy-one hexagons, one secret objective each. Train armies, annex land before others do, invade when the odds are good, and guess what your rivals are after before they have it. The quickest of our games: an hour, and every round counts.
game-warzag-seat-united-kingdom = The United Kingdom, led by Churchill
game-warzag-seat-soviet-union = The Soviet Union, led by Stalin
game-warzag-seat-germany = Germany, led by Hitler
game-warzag-seat-italy = Italy, led by Mussolini
