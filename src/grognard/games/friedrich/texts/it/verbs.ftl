# What the verbs are called, alone and with what they point at. The page reads this file, too: there are no forms in it.

verb-discard = scarta
verb-discard-target = scarta: { $target }
verb-move = sposta
verb-move-target = sposta: { $target }
verb-leave = stacca
verb-leave-target = stacca: { $target }
verb-go = vai
verb-go-target = vai: { $target }
verb-stop = fermati qui
verb-done = fatto
verb-troops = armate
verb-troops-target =
    { $number ->
        [one] { $target } armata
       *[other] { $target } armate
    }
verb-attack = attacca
verb-attack-target = attacca: { $target }
verb-with = attacca con
verb-with-target = attacca con: { $target }
verb-play = gioca
verb-play-target = gioca: { $target }
verb-reserve = riserva
verb-reserve-target = riserva da { $target }
verb-double = gioca l'11 di picche come 22
verb-break-off = termina il combattimento
verb-retreat = ritirata
verb-retreat-target = ritirata: { $target }
verb-recruit = recluta
verb-recruit-target = recluta: { $target }
verb-enter = rientra in gioco
verb-enter-target = rientra in gioco: { $target }
verb-pay = paga
verb-pay-target = paga con: { $target }
verb-decline = rifiuta
verb-offer = offri
verb-offer-target = offri: { $target }
verb-give = dai
verb-give-target = dai: { $target }
verb-gain = ricevi un'armata
verb-gain-target = ricevi un'armata: { $target }
verb-lose = perdi un'armata
verb-lose-target = perdi un'armata: { $target }
verb-remove = rimuovi
verb-remove-target = rimuovi: { $target }
verb-turn = volta a faccia in giù
verb-turn-target = volta a faccia in giù: { $target }
verb-slip = fatti da parte
verb-slip-target = fatti da parte: { $target }
verb-aside = metti da parte
verb-aside-target = metti da parte: { $target }
verb-free = libera
verb-free-target = libera: { $target }
