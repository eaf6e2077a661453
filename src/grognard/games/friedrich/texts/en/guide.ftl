# Each kind of question, explained once when a player meets it first: what is decided, and what to think of.

guide-allot = Before the war you divide each nation's troops among its generals, 1 to 8 for each, in secret. Strong stacks win battles, but the other players know only the total, so a weak general can bluff.
guide-discard = You have drawn more cards than you may keep, so you discard one of the new ones. Keep high values, and the suits of the sectors where you expect to fight.
guide-move = Choose a general or a supply train, then the city it moves to; each piece moves once a turn, and generals in one city can move together. Think of your objectives, keep a supply train within six cities, and note which generals will end next to an enemy: they must attack.
guide-go = Choose the city where the move ends, or go city by city; a move that stays on main roads goes one city farther. The suit of the sector where you stop is the suit you can play there.
guide-share = Part of the stack moves away: decide in secret how many of its troops go along. Each part needs 1 to 8 for each of its generals.
guide-recruit = You can buy back lost troops, generals and supply trains with Tactical Cards of any suit, up to what you had at the start. First choose what you recruit, then pay; cards spent here cannot be used in battle.
guide-enter = The piece re-enters at one of your depots. It does not move this turn, but a general that re-enters next to an enemy must attack.
guide-pay = Pay the bill card by card, the highest first. Whatever the last card is worth beyond the bill is lost, so an exact sum saves points.
guide-attack = Each of your generals next to an enemy general must fight, in the order you choose. Begin where you are sure to win: a beaten enemy retreats, and the cards you spend are gone for the next battle.
guide-with = Several of your stacks are next to this enemy: choose the one that fights now. Stacks fight one after another, never together.
guide-slip = A Card of Fate lets this stack step to an empty neighbouring city before Daun attacks, without loss. If it does, it fights in no combat of this phase.
guide-play = The side that is behind plays cards of the suit of its own sector, or Reserves, until it is level or ahead. If you break off, you lose as many troops as you are behind and retreat as many cities, which is often cheaper than many cards.
guide-retreat = The winner chooses where the beaten stack goes, among the cities farthest from the winner. Look for one without supply, or far from where the stack is needed.
guide-gain = Fate gives you a troop: choose in secret the general that gets it. A general leads at most eight.
guide-lose = Fate costs you a troop: choose the general or stack that loses it. It may not be one that would have to leave the map.
guide-offer = Austria and Russia may swap one card each, unseen. Offer one of a suit you do not need, or decline, and nothing happens.
guide-exchange = You may discard a card and draw another. It is worth trying with a low card, or one of a suit in which you do not fight.
guide-give = You may give Austria a card of your choice and then take one at random from its hand. Give one you can spare: it may even come back to you.
guide-laudon = Laudon may move one city at once, alone or into a stack. He eliminates a hostile supply train he enters, but conquers nothing.
guide-flight = Hildburghausen has lost a battle, and you may drive him two cities to the west. Choose the city that takes him farthest from where he is needed.
guide-turn = You may turn one Prussian stack in Austria or Saxony face down, as if it were out of supply. If its next supply check finds it out of supply, it is lost.
guide-remove = One Prussian general leaves the game for good, but never Friedrich. You can best spare one that is off the map already, or far from the fighting.
guide-aside = To declare the Offensive Option, Prussia sets aside a card worth 10 or more now; it can then also win by conquering its objectives in Bohemia. If you decline, its conquests there are void and it can make no more.
guide-free = No Russian general has stayed in East Prussia, so Prussia frees objectives there. Free those that Russia will find hardest to retake.
