import { idleScript } from "@/lib/page-script/built-files";
import { startDialogs } from "@/lib/page-script/dialogs";
import { endTransitionOnPress } from "@/lib/page-script/end-transition-on-press";
import { followConsentToAll } from "@/lib/page-script/hydration/consent-to-all";
import { holdEvents } from "@/lib/page-script/hydration/hold-events";
import { rememberTarget, replayWhenHydrated } from "@/lib/page-script/hydration/replay-held";
import { loadScript } from "@/lib/page-script/load-script";
import { reloadOnSessionChange } from "@/lib/page-script/reload/reload-on-session-change";
import { watchScripts } from "@/lib/page-script/watch-scripts";
import { watchSinks } from "@/lib/page-script/watch-sinks";
import { whenIdle } from "@/lib/page-script/when-idle";
import { loadOfferOnBack } from "@/lib/reservation/load-offer-on-back";

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
