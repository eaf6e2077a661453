# Che cosa dice del gioco la pagina iniziale.

game-paths-of-glory-kicker = La prima guerra mondiale, 1914–1918
game-paths-of-glory-about = Due giocatori conducono l'intera guerra, dall'agosto 1914 all'Armistizio. Ogni carta può servire per operazioni, Movimento Strategico, rimpiazzi o come evento, e le carte non bastano mai: portare nuove armate significa non attaccare con le vecchie. Trincerati, sfonda, porta in guerra i neutrali, e resisti più a lungo dell'altra parte.
game-paths-of-glory-seat-allied-powers = Francia, Gran Bretagna e Russia, poi Italia e Stati Uniti
game-paths-of-glory-seat-central-powers = Germania e Austria-Ungheria, poi Turchia e Bulgaria
