import { openAskedPanels } from "@/lib/page-script/idle/asked-panels";
import { fillFinderDays } from "@/lib/page-script/idle/finder-days";
import { showFocusedPhotos } from "@/lib/page-script/idle/focused-photos";
import { fitImageMaps } from "@/lib/page-script/idle/image-maps";
import { showPopups } from "@/lib/page-script/idle/popups";
import { stay } from "@/lib/session/keep-guest-here";
import { readVisitFacts } from "@/lib/tracking/read-visit-facts";
import { startVisit } from "@/lib/tracking/start-visit";
import { isToldAsleep } from "@/lib/tracking/told-asleep";

/**
 * What a page does by itself without the framework, once there is nothing better to do: the panel that its address asks
 * for, its popups, the maps of its pictures, pictures that are focused, the days of its finders, and on a page that sleeps the visit of a stranger.
 * A guest with a session wakes the page, which then knows whether they stay on it and tells of the visit itself; so does
 * a page of their own.
 */
openAskedPanels();
showPopups();
fitImageMaps(document);
showFocusedPhotos();
fillFinderDays(new Date());
if (isToldAsleep()) {
  const facts = readVisitFacts();
  stay();
  if (facts !== undefined) void startVisit(facts);
}
