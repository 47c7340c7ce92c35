// Written by `npm run widgets -w tools`.
import type { StaticWidgetType } from "@/widgets/definitions";
import type { Views } from "@/widgets/widget-props";
import { BoxAction } from "./action/box-action";
import { BoxFilter } from "./filter/box-filter";
import { BoxList } from "./list/box-list";
import { BoxLogin } from "./login/box-login";
import { BoxNotice } from "./notice/box-notice";
import { BoxPlace } from "./place/box-place";
import { BoxPopup } from "./popup/box-popup";
import { BoxPromotion } from "./promotion/box-promotion";
import { BoxResource } from "./resource/box-resource";
import { BoxTonight } from "./tonight/box-tonight";

/** The views of widgets that may stay as the server renders them, all in one chunk. */
export const staticViews: Views<StaticWidgetType> = {
  list: BoxList,
  login: BoxLogin,
  action: BoxAction,
  resource: BoxResource,
  promotion: BoxPromotion,
  filter: BoxFilter,
  tonight: BoxTonight,
  place: BoxPlace,
  popup: BoxPopup,
  notice: BoxNotice,
};
