# What would be left undone or lost, before something is closed.

and-rest = { $rest ->
    [0] {""}
   *[other] {" "}és még { $rest }
}
leaves-discount = A következő hadsereg { $number } PP-vel olcsóbb, de csak ha most képzed ki.
leaves-objective = Még egy akcióval teljesítenéd { FORM($objective, "az") } célkitűzésedet, itt: { $territory }.
leaves-mission = Még egy akcióval teljesítenéd { FORM($mission, "az") } küldetésedet, itt: { $territory }.
leaves-unmoved = { COUNT($armies) ->
    [one] Ez a hadsereg még nem mozgott, és messze van az ellenségtől: { SOME($armies, $rest) }{ and-rest }.
   *[other] Ezek a hadseregek még nem mozogtak, és messze vannak az ellenségtől: { SOME($armies, $rest) }{ and-rest }.
  }
leaves-nothing = Nem képeztél ki és nem mozgattál egyetlen hadsereget sem, pedig még { $points } PP-d van.
leaves-free = Elvész { $number ->
    [one] egy
   *[other] { $number }
  } fel nem használt ingyenes fejlesztés.
leaves-more = Még { FORM($number, "object") } választhatsz.
