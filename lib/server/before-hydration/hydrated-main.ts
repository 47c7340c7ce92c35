import { loadOfferOnBack } from "@/lib/booking/load-offer-on-back";
import { startPage } from "@/lib/server/before-hydration/every-page";
import {
  holdEvents,
  rememberTarget,
  replayWhenHydrated,
} from "@/lib/server/before-hydration/hydration/held-presses";
import { followConsentToAll } from "@/lib/server/before-hydration/hydration/unhydrated-forms";
import { whenIdle } from "@/lib/server/before-hydration/idle-tasks";
import { idleScript, loadScript } from "@/lib/server/before-hydration/load-script";
import { reloadOnSessionChange, watchScripts } from "@/lib/server/before-hydration/page-reload";

/**
 * Entry script of a page that hydrates automatically, such as a guest's personal page; it runs beside the framework.
 */
startPage();
watchScripts();
followConsentToAll();
reloadOnSessionChange();
loadOfferOnBack();
replayWhenHydrated(holdEvents(rememberTarget));
whenIdle(() => {
  if (idleScript !== "") loadScript({ src: idleScript }).catch(() => {});
});
