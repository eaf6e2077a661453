# I testi di questo gioco.

friedrich-overlay-supply = Raggio di rifornimento
friedrich-overlay-protection = Protezione
friedrich-overlay-suits = Simboli

friedrich-sea-baltic = Mar Baltico
friedrich-sea-north = Mare del Nord

friedrich-general = { $name } ({ $nation }, grado { $rank })
friedrich-troops =
    { $number ->
        [one] { $number } armata
       *[other] { $number } armate
    }
friedrich-down = a faccia in giù, non rifornito
friedrich-objective-of = obiettivo di { $order }° ordine: { $nation }
friedrich-depot-of = Magazzino: { $nation }
friedrich-hand = Carte: { $nation }
friedrich-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
friedrich-paid = pagata
friedrich-card-paid = { $card }: pagata
friedrich-no-cards = Nessuna carta.
friedrich-sum = Punti di { $suit }

friedrich-card-name = { $name }, mazzo { $deck }

friedrich-reserve = Riserva
friedrich-reserve-value = Quanto vale la Riserva
friedrich-turn = Turno

friedrich-fate-title = Orologio del Fato
friedrich-fate-drawn = Carte Fato pescate: { $number } su { $count }
friedrich-fate-number = Carta Fato { $card }
friedrich-fate-spent = Già usata.
friedrich-fate-done = L'ultima carta pescata è { $card }; non ha più effetto.
friedrich-fate-waiting = La prima carta si pesca alla fine del turno 6.
friedrich-fate-soon = La prima carta si pesca alla fine di questo turno.
friedrich-fate-left = Carte da pescare: { $number }

friedrich-troops-word = Armate:
friedrich-cards-word = Carte:
friedrich-troops-of =
    { $troops ->
        [one] { $troops } armata, al massimo { $ceiling }
       *[other] { $troops } armate, al massimo { $ceiling }
    }
friedrich-cards-of =
    { $cards ->
        [one] { $cards } carta, ne pesca { $draws } per turno
       *[other] { $cards } carte, ne pesca { $draws } per turno
    }
friedrich-out = Uscita dal gioco
friedrich-off = Fuori dalla mappa:
friedrich-known-cards = Carte che conosci: { $cards }
friedrich-held-of = Obiettivi controllati: { $held } su { $needed }
friedrich-pips = Obiettivi: { $nation }

friedrich-pip-held = { $city }, { $order }° ordine: controllato
friedrich-pip-open = { $city }, { $order }° ordine: ancora da conquistare

friedrich-pile = Mazzo di pesca { $pile } (mazzo { $deck } di 4), scarti { $discards }

friedrich-battle-title = Combattimento
friedrich-battle-attacker = attacca
friedrich-battle-defender = difende
friedrich-battle-score = Punteggio: attaccante { $attacker }, difensore { $defender }
friedrich-battle-right = Diritto di giocare: { $nation }
friedrich-battle-plays = Carte giocate
friedrich-battle-play = { $nation }: { $card }, vale { $points }
friedrich-battle-none = Non è ancora stata giocata nessuna carta.

friedrich-combat-title = Combattimenti da risolvere

friedrich-retreat-title = Ritirata
friedrich-retreat-text =
    { $number ->
        [one] { $who }: ritirata di { $number } città da { $city }; il vincitore sceglie dove.
       *[other] { $who }: ritirata di { $number } città da { $city }; il vincitore sceglie dove.
    }

friedrich-recruit-title = Reclutamento
friedrich-recruit-text =
    { $units ->
        [one] { $units } unità per { $points } punti ({ $price } l'una)
       *[other] { $units } unità per { $points } punti ({ $price } l'una)
    }

friedrich-legend-title = Segni sulla mappa
friedrich-legend-first = Obiettivo di 1° ordine, nella forma della sua nazione
friedrich-legend-second = Obiettivo di 2° ordine
friedrich-legend-taken = Conquistato; una bandiera tratteggiata segna un obiettivo che il combattimento deciderà
friedrich-legend-depot = Magazzino
friedrich-legend-start = Città di partenza (quadrato: di un Cubetto Supporto)
friedrich-legend-main = Strada principale
friedrich-legend-down = Generale a faccia in giù: non rifornito

friedrich-shares-left = { $nation }: armate da assegnare { $left } su { $total }
