import type { ComponentType } from "react";
import type { StillWidgetType } from "@/widgets/definitions";
import type { GivenWidget, Views } from "@/widgets/widget-props";
import { BoxAction } from "./action/box-action";
import { BoxFilter } from "./filter/box-filter";
import { BoxList } from "./list/box-list";
import { BoxLogin } from "./login/box-login";
import { BoxPopup } from "./popup/box-popup";
import { BoxPromotion } from "./promotion/box-promotion";
import { BoxResource } from "./resource/box-resource";
import { BoxTonight } from "./tonight/box-tonight";

/** Widgets that may stay as the server draws them. The compiler refuses a gap. */
const views: Views<StillWidgetType> = {
  list: BoxList,
  popup: BoxPopup,
  login: BoxLogin,
  action: BoxAction,
  resource: BoxResource,
  promotion: BoxPromotion,
  filter: BoxFilter,
  tonight: BoxTonight,
};

/**
 * Draws a widget that stays as it is. One chunk for all of them, which only the server runs: browsers are sent its
 * styles, as one sheet, and none of its code.
 */
export function StillView({ type, ...given }: { type: StillWidgetType } & GivenWidget) {
  // The slot's type chose the component, so its options and data are the ones that component takes.
  const Widget = views[type] as unknown as ComponentType<GivenWidget>;
  return <Widget {...given} />;
}
