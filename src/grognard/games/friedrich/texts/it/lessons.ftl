# Lessons: a title, a summary and a closing for each; for each step what to do, what is said when it is done, and what
# is said to anything else.

lesson-moving-title = In marcia
lesson-moving-summary = Fin dove vanno generali e treni di rifornimento, e perché contano le strade principali.
lesson-moving-1 =
    Sei Pompadour e guidi i francesi. Un generale percorre fino a tre città, ma quattro se ogni passo è su una strada
    principale, le linee doppie sulla mappa. Prendi { $piece } a { $city } e mandalo quattro città più in là, lungo la
    strada principale, fino a { $city2 }.
lesson-moving-1-done = Quattro città in una volta. Passando per Kassel l'ha perfino conquistata: ne parla la prossima lezione.
lesson-moving-1-other = Potrebbe farlo, ma qui conta la marcia più lunga: prendi { $piece } e va' a { $city2 }.
lesson-moving-1-other-1 = È sulla via, ma può andare più lontano: cerca { $city2 }, la quarta città sulla strada principale.
lesson-moving-1-other-2 = Ognuno muove una volta, in qualsiasi ordine. Cominciamo con { $piece }.
lesson-moving-2 =
    Un esercito marcia con lo stomaco. Un treno di rifornimento percorre due città, o tre se solo su strade principali.
    Porta { $piece2 } fino a { $city3 }. Può entrare solo in città vuote.
lesson-moving-2-done = Ora il pane gli sta dietro. I treni non combattono: tienili lontani dal nemico.
lesson-moving-2-other = Non ancora: prima porta { $piece2 } a { $city3 }.
lesson-moving-2-other-1 = Più vicino, ma la strada principale porta il treno una città più in là, a { $city3 }.
lesson-moving-2-other-2 = I generali possono aspettare un momento. Muovi prima il treno.
lesson-moving-3 =
    Nessun pezzo ne attraversa un altro. Ma fino a tre generali di una nazione possono stare insieme in una pila,
    comandata da chi ha il grado più alto. Fa' che { $piece3 } raggiunga { $piece4 } a { $city4 }.
lesson-moving-3-done = Ora sono una pila sola, e il movimento di entrambi è finito: chi viene raggiunto non può più partire in questo turno.
lesson-moving-3-other = È permesso, ma voglio vedere una pila: manda { $piece3 } a { $city4 }.
lesson-moving-3-other-1 = Anche { $piece4 } potrebbe andare da { $piece3 }. Questa volta viene { $piece3 } da lui.
lesson-moving-3-other-2 = { $piece4 } sta a { $city4 }. Va' là.
lesson-moving-4 = Nessuno è obbligato a muovere. Lascia il secondo treno dov'è, e chiudi la fase con il pulsante "fatto".
lesson-moving-4-done = È stata un'intera fase di movimento.
lesson-moving-4-other = Il secondo treno sta al sicuro dov'è. Di' soltanto che hai finito.
lesson-moving-closing =
    Tre città, quattro sulle strade principali; i treni due e tre. Un pezzo dopo l'altro, in qualsiasi ordine, ognuno
    una volta. Nessuno attraversa nessuno.
