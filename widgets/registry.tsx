import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import type { SlotView } from "@/lib/cms/content/part-view";
import type { StillWidgetType, WidgetType } from "@/widgets/definitions";
import type { GivenWidget, Views, WidgetElement } from "@/widgets/widget-props";

/**
 * Component of each authored class, each in a chunk of its own that only pages with that widget load. The compiler
 * refuses a gap. No `loading` option: a Suspense boundary here would hide large widgets from readers without script.
 */
const registry: Views<WidgetType> = {
  select: dynamic(() => import("./select/box-select").then((file) => file.BoxSelect)),
  list: dynamic(() => import("./list/box-list").then((file) => file.BoxList)),
  profile: dynamic(() => import("./profile/box-profile").then((file) => file.BoxProfile)),
  event: dynamic(() => import("./event/box-event").then((file) => file.BoxEvent)),
  "event-submit": dynamic(() => import("./event/event-submit").then((file) => file.EventSubmit)),
  login: dynamic(() => import("./login/box-login").then((file) => file.BoxLogin)),
  "login-button": dynamic(() => import("./login/login-button").then((file) => file.LoginButton)),
  action: dynamic(() => import("./action/box-action").then((file) => file.BoxAction)),
  share: dynamic(() => import("./share/box-share").then((file) => file.BoxShare)),
  resource: dynamic(() => import("./resource/box-resource").then((file) => file.BoxResource)),
  promotion: dynamic(() => import("./promotion/box-promotion").then((file) => file.BoxPromotion)),
  filter: dynamic(() => import("./filter/box-filter").then((file) => file.BoxFilter)),
  tonight: dynamic(() => import("./tonight/box-tonight").then((file) => file.BoxTonight)),
  finder: dynamic(() => import("./finder/box-finder").then((file) => file.BoxFinder)),
  popup: dynamic(() => import("./popup/box-popup").then((file) => file.BoxPopup)),
};

/** A chunk that no browser runs: registered like the others only so that its styles are sent with the page. */
const StillView = dynamic(() => import("./still-views").then((file) => file.StillView));

/** Renders the widget of a slot in the element its author wrote; `isHydrated` when the browser renders it too. */
export function renderWidget(slot: SlotView, place: WidgetElement, isHydrated: boolean): ReactNode {
  const { type, options } = slot.widget;
  const given: GivenWidget = { ...place, options, data: slot.data };
  // Only kinds that can stay as the server renders them are ever marked so.
  if (!isHydrated) return <StillView type={type as StillWidgetType} {...given} />;
  // The slot's type selects the component, so its options and data are the ones that the component takes.
  const Widget = registry[type] as unknown as ComponentType<GivenWidget>;
  return <Widget {...given} />;
}
