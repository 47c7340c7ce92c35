import { idleScript } from "@/lib/page-script/built-files";
import { startDialogs } from "@/lib/page-script/dialogs";
import { endTransitionOnPress } from "@/lib/page-script/end-transition-on-press";
import { loadScript } from "@/lib/page-script/load-script";
import { reloadOnSessionChange } from "@/lib/page-script/reload-on-session-change";
import { holdEvents } from "@/lib/page-script/waking/hold-events";
import { rememberPlace, replayWhenAwake } from "@/lib/page-script/waking/replay-held";
import { watchScripts } from "@/lib/page-script/watch-scripts";
import { watchSinks } from "@/lib/page-script/watch-sinks";
import { whenIdle } from "@/lib/page-script/when-idle";

/** Entry script of a page that wakes automatically, such as a guest's personal page; it runs beside the framework. */
watchSinks();
watchScripts();
startDialogs();
endTransitionOnPress();
reloadOnSessionChange();
replayWhenAwake(holdEvents(rememberPlace));
whenIdle(() => {
  if (idleScript !== "") loadScript({ src: idleScript }).catch(() => {});
});
