// Written by `npm run widgets -w tools`.
import type { HydrateOn } from "@/lib/cms/widget/define-widget";
import type { WidgetType } from "@/widgets/definitions";

/** When widgets are hydrated for which the page does not wait until a guest touches them. */
export const hydratedOtherwise: Partial<Record<WidgetType, HydrateOn>> = {
  profile: "session",
  event: "visible",
};

/** The widgets whose links do something of their own once they are hydrated. */
export const widgetsWhoseLinksAct: readonly WidgetType[] = ["action"];
