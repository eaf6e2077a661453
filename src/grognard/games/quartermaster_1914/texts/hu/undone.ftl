# What would be left undone or lost, before something is closed.

leaves-unplayed = { FORM($power, "the") } ebben a körben nem játszik ki kártyát, pedig { $number } van a kezében.
leaves-undrawn = { FORM($power, "the") } nem húz kártyát, pedig { FORM($most, "the") } lapból csak { $number } van a kezében.
leaves-unplaced = { FORM($nation, "the") } nem helyez le { FORM($what, "object") }, és a kártya így elvész.
leaves-unfought = { FORM($nation, "the") } nem csatázik, és a kártya így elvész.
leaves-discarded = { FORM($card, "az") } kártya a dobó pakliban marad.
