import { idleScript } from "@/lib/page-script/built-files";
import { startDialogs } from "@/lib/page-script/dialogs";
import { holdEvents } from "@/lib/page-script/hold-events";
import { loadScript } from "@/lib/page-script/load-script";
import { pressWhenAwake } from "@/lib/page-script/press-held";
import { keepToOneGuest } from "@/lib/page-script/same-guest";
import { watchScripts } from "@/lib/page-script/watch-scripts";
import { watchSinks } from "@/lib/page-script/watch-sinks";
import { whenIdle } from "@/lib/page-script/when-idle";

/** What runs beside the framework in a page that wakes by itself, as one of a guest's own does. */
watchSinks();
watchScripts();
startDialogs();
keepToOneGuest();
pressWhenAwake(holdEvents());
whenIdle(() => {
  if (idleScript !== "") loadScript({ src: idleScript }).catch(() => {});
});
