import type { ComponentType } from "react";
import type { StaticWidgetType } from "@/widgets/definitions";
import type { GivenWidget } from "@/widgets/widget-props";
import { staticViews } from "./static-views";

/**
 * Renders a widget that stays as it is. One chunk for all of them, which only the server runs: browsers get its styles,
 * as one style sheet, and none of its code.
 */
export function StaticView({ type, ...given }: { type: StaticWidgetType } & GivenWidget) {
  // The slot's type selects the component, so its options and data are the ones that the component takes.
  const Widget = staticViews[type] as unknown as ComponentType<GivenWidget>;
  return <Widget {...given} />;
}
