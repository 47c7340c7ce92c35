import type { ComponentType } from "react";
import type { StillWidgetType } from "@/widgets/definitions";
import type { GivenWidget } from "@/widgets/widget-props";
import { stillViews } from "./still-views";

/**
 * Renders a widget that stays as it is. One chunk for all of them, which only the server runs: browsers get its styles,
 * as one style sheet, and none of its code.
 */
export function StillView({ type, ...given }: { type: StillWidgetType } & GivenWidget) {
  // The slot's type selects the component, so its options and data are the ones that the component takes.
  const Widget = stillViews[type] as unknown as ComponentType<GivenWidget>;
  return <Widget {...given} />;
}
