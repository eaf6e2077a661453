# Each kind of question, explained once to who meets it first: what is decided, and what to think of.

guide-allot = Before the war you divide each nation's troops among its generals: 1 to 8 for each, in secret. Strong stacks win battles, but the others know only the total, so a weak general can bluff.
guide-discard = You have drawn more cards than you may keep, so one of the new ones goes. Keep the suits of the sectors where you expect to fight, and high values.
guide-move = Choose a general or supply train, then where it goes; each moves once a turn, generals together if they stand together. Think of your objectives, of supply trains within six cities, and of who will be next to an enemy: he must attack.
guide-go = Click the city where the march ends, or go city by city. Main roads carry one city farther if the whole march stays on them, and the suit of the sector where you stop is the suit you can play there.
guide-share = Part of a stack moves away: say secretly how many of its troops go along. Each part needs 1 to 8 for each of its generals.
guide-recruit = Lost troops, generals and supply trains can be bought back with tactical cards of any suit, up to what you had at the start. First choose what you buy, then pay; cards spent here are missing in battle.
guide-enter = A piece that comes back enters in one of your depots. It does not move this turn, but a general who appears next to an enemy must attack him.
guide-pay = Pay the bill card by card, the highest first, until it is reached. What the last card is worth beyond the bill is lost, so a fitting sum saves points.
guide-attack = Every general of yours next to an enemy general must fight; you choose the order. Begin where you are sure: a beaten enemy retreats, and cards you spend are gone for the next battle.
guide-with = Several of your stacks stand next to this enemy: choose which of them fights him now. Each fights alone, one after the other.
guide-slip = A card of fate lets this stack step to an empty city next to it before Daun attacks, without loss. Who steps aside fights in no combat of this phase.
guide-play = Whoever is behind plays cards of the suit of his own sector, or Reserves, until he is level or ahead. Breaking off costs as many troops, and a retreat of as many cities, as you are behind: often cheaper than many cards.
guide-retreat = The winner chooses where the beaten stack goes, among the cities as far from the winner as can be. Look for a place without supply, or far from where it is needed.
guide-gain = Fate gives you a troop: choose in secret which general on the map gets it. Nobody leads more than eight.
guide-lose = Fate costs you a troop: choose the general or stack that loses it. Nobody may have to leave the map by this.
guide-offer = Austria and Russia may swap one card each, unseen. Offer one of a suit you do not need, or decline, and nothing happens.
guide-exchange = You may throw one card away and draw another. A low card, or one of a suit where you do not fight, is worth the try.
guide-give = You may give Austria a card of your choice and then take one at random from its hand. Give what you can spare: it may even come back to you.
guide-laudon = Laudon may move one city at once, alone or into a stack. He eliminates a hostile supply train that he enters, but conquers nothing.
guide-flight = Hildburghausen has been beaten, and you may drive him two cities to the west. Choose the way that takes him farthest from where he is needed.
guide-turn = You may turn one Prussian stack in Austria or Saxony face down, as if it were out of supply. If it is out of supply in its next check, it is lost.
guide-remove = One Prussian general leaves the game for good, but never Friedrich. One who is off the map already, or far from the fighting, is missed least.
guide-aside = For the Offensive Option Prussia sets a card of 10 or more aside now, and can then also win by taking its objectives in Bohemia. Without the card nothing changes.
guide-free = No Russian general has stayed in East Prussia, so Prussia frees objectives there. Free those that Russia will find hardest to retake.
