import { fillFinderDays } from "@/lib/page-script/idle/finder-days";
import { showFocusedPhotos } from "@/lib/page-script/idle/focused-photos";
import { fitImageMaps } from "@/lib/page-script/idle/image-maps";
import { showPopups } from "@/lib/page-script/idle/popups";
import { openRequestedPanels } from "@/lib/page-script/idle/requested-panels";
import { stay } from "@/lib/session/keep-guest-here";
import { readVisitFacts } from "@/lib/tracking/read-visit-facts";
import { startVisit } from "@/lib/tracking/start-visit";
import { isToldAsleep } from "@/lib/tracking/told-asleep";

/**
 * Script for idle moments that needs no framework: opens the panel that the address requests, shows popups, fits image
 * maps, scrolls focused pictures into view and fills in the days of finders. On a sleeping page it also reports the
 * visit of an anonymous visitor. A guest with a session wakes the page, and the page then reports the visit itself; so
 * does a personal page.
 */
openRequestedPanels();
showPopups();
fitImageMaps(document);
showFocusedPhotos();
fillFinderDays(new Date());
if (isToldAsleep()) {
  const facts = readVisitFacts();
  stay();
  if (facts !== undefined) void startVisit(facts);
}
