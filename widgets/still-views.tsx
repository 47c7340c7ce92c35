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

/** Widgets that may stay as the server renders them. The compiler refuses a gap. */
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
 * Renders a widget that stays as it is. One chunk for all of them, which only the server runs: browsers get its styles,
 * as one style sheet, and none of its code.
 */
export function StillView({ type, ...given }: { type: StillWidgetType } & GivenWidget) {
  // The slot's type selects the component, so its options and data are the ones that the component takes.
  const Widget = views[type] as unknown as ComponentType<GivenWidget>;
  return <Widget {...given} />;
}
