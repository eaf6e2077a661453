# What training says.

# Problems

training-needs = a tanításhoz egy játék kell, például „grognard train warzag”; egyes lépések is megadhatók: { $names }
training-no-such-step = nincs ilyen lépés: „{ $name }”; a lépések: { $names }
training-no-evaluation = ennek a játéknak nincs értékelő függvénye, ezért nincs mit tanítani: { $game }
training-no-games = { $path }: ez nem tanító játszmák fájlja, vagy nincs benne játszma
training-line-damaged = { $path }: ez a sor sérült: { $number }; semmi sem változott
training-other-games = { $path } más tanító játszmákhoz tartozik: ott { FORM($name, "az") } értéke { $text }, nem { $wanted }; adj meg másik mappát
training-too-few-games = { $number } játszma túl kevés a tanuláshoz: legalább 6 kell
training-other-checkpoint = { $path } más jellemzőjű vagy más méretű hálóhoz tartozik; adj meg másik mappát
training-too-many-failures = { $number } játszma összeomlott; az utolsó hiba: { $text }
training-process-ended = egy játszmákat futtató folyamat váratlanul véget ért
training-needs-search = a választások keresésből származnak, és ez nem keresés: { $name }; használd például ezt: --opponent search@20
training-rounds-alone = a --rounds a saját lépéseit végzi el; vagy lépéseket adj meg, vagy köröket
network-damaged = { $path }: ez nem értékelő háló, vagy sérült
network-of-other-features = { $path }: ez a háló más jellemzőkhöz vagy más szabályokhoz tartozik ({ $text }); ez kell: { $wanted }. Újra kell tanítani

# What came out

training-games = Tanító játszmák: { $number }, állások: { $text }
training-choices = Játszmák választásokkal: { $number }, döntések: { $text }
training-pass = { $number }. menet: veszteség { $text }; figyelt játszmák: log-loss { $wanted }, AUC { $other }, magyarázott különbség { $right }
training-by-weights = Félretett játszmák, lineáris súlyok: log-loss { $text }, AUC { $wanted }, magyarázott különbség { $other }
training-by-network = Félretett játszmák, háló: log-loss { $text }, AUC { $wanted }, magyarázott különbség { $other }
training-round = { $number }. kör
training-policy-pass = A stratégiaháló { $number }. menete: veszteség { $text }; figyelt döntések: log-loss { $wanted }, a keresés választása { $other }%-ban az első, { $right }%-ban az első három között van
training-by-heuristic = Félretett döntések, a heurisztika sorrendje: log-loss { $wanted }, a keresés választása { $other }%-ban az első, { $right }%-ban az első három között van
training-by-policy = Félretett döntések, stratégiaháló: log-loss { $wanted }, a keresés választása { $other }%-ban az első, { $right }%-ban az első három között van
training-written = A háló itt van: { $path } ({ $number } bájt)
training-onnx = Ugyanez a háló ONNX formában: { $path }
training-no-onnx = Az ONNX kimarad: az onnx csomag nincs telepítve
training-siblings = Testvérállások: { $number } döntés, { $most } végigjátszás
training-sibling = { $name }: { $number } párból { $text }% jó sorrendben; a választása { $wanted } ± { $other } százalékponttal többet ér a győzelemből, mint a heurisztikáé
