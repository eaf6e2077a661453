# What would be left undone or lost, before something is closed.

leaves-unplayed = { FORM($power, "the") } ebben a körben nem játszik ki kártyát, pedig { $number } van a kezében.
leaves-undrawn = { $number ->
    [0] { FORM($power, "the") } nem húz kártyát, pedig egy sincs a kezében.
   *[other] { FORM($power, "the") } nem húz kártyát, pedig { $most } helyett csak { $number } van a kezében.
  }
leaves-unplaced = { FORM($nation, "the") } nem helyez le { FORM($what, "object") }, és a kártya így kárba vész.
leaves-unfought = { FORM($nation, "the") } nem csatázik, és a kártya így kárba vész.
leaves-discarded = { FORM($card, "az") } kártya a dobópakliban marad.
