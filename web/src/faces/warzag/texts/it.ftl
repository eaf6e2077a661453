# L’aspetto di WARZAG WWII.

warzag-overlay-reach = Raggio d’azione
warzag-overlay-influence = Influenza
warzag-overlay-income = Rendita
warzag-overlay-threats = Minacciati
