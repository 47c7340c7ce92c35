// Written by `npm run widgets -w tools`.
import dynamic from "next/dynamic";
import type { WidgetType } from "@/widgets/definitions";
import type { Views } from "@/widgets/widget-props";

/** The view of every kind of widget, each in a chunk of its own that only pages with that widget load. */
export const views: Views<WidgetType> = {
  select: dynamic(() => import("./select/box-select").then((file) => file.BoxSelect)),
  list: dynamic(() => import("./list/box-list").then((file) => file.BoxList)),
  profile: dynamic(() => import("./profile/box-profile").then((file) => file.BoxProfile)),
  event: dynamic(() => import("./event/box-event").then((file) => file.BoxEvent)),
  login: dynamic(() => import("./login/box-login").then((file) => file.BoxLogin)),
  action: dynamic(() => import("./action/box-action").then((file) => file.BoxAction)),
  share: dynamic(() => import("./share/box-share").then((file) => file.BoxShare)),
  resource: dynamic(() => import("./resource/box-resource").then((file) => file.BoxResource)),
  promotion: dynamic(() => import("./promotion/box-promotion").then((file) => file.BoxPromotion)),
  filter: dynamic(() => import("./filter/box-filter").then((file) => file.BoxFilter)),
  tonight: dynamic(() => import("./tonight/box-tonight").then((file) => file.BoxTonight)),
  finder: dynamic(() => import("./finder/box-finder").then((file) => file.BoxFinder)),
  place: dynamic(() => import("./place/box-place").then((file) => file.BoxPlace)),
  popup: dynamic(() => import("./popup/box-popup").then((file) => file.BoxPopup)),
  notice: dynamic(() => import("./notice/box-notice").then((file) => file.BoxNotice)),
  "login-button": dynamic(() => import("./login/login-button").then((file) => file.LoginButton)),
  "event-submit": dynamic(() => import("./event/event-submit").then((file) => file.EventSubmit)),
};
