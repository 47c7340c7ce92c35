import { loadOfferOnBack } from "@/lib/booking/load-offer-on-back";
import { idleScript } from "@/lib/server/before-hydration/built-files";
import { startDialogs } from "@/lib/server/before-hydration/dialogs";
import { endTransitionOnPress } from "@/lib/server/before-hydration/end-transition-on-press";
import { followConsentToAll } from "@/lib/server/before-hydration/hydration/consent-to-all";
import { holdEvents } from "@/lib/server/before-hydration/hydration/hold-events";
import { rememberTarget, replayWhenHydrated } from "@/lib/server/before-hydration/hydration/replay-held";
import { loadScript } from "@/lib/server/before-hydration/load-script";
import { reloadOnSessionChange } from "@/lib/server/before-hydration/reload/reload-on-session-change";
import { watchScripts } from "@/lib/server/before-hydration/watch-scripts";
import { watchSinks } from "@/lib/server/before-hydration/watch-sinks";
import { whenIdle } from "@/lib/server/before-hydration/when-idle";

/**
 * Entry script of a page that hydrates automatically, such as a guest's personal page; it runs beside the framework.
 */
watchSinks();
watchScripts();
startDialogs();
endTransitionOnPress();
followConsentToAll();
reloadOnSessionChange();
loadOfferOnBack();
replayWhenHydrated(holdEvents(rememberTarget));
whenIdle(() => {
  if (idleScript !== "") loadScript({ src: idleScript }).catch(() => {});
});
