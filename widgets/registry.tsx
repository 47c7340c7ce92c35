import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import type { SlotView } from "@/lib/cms/content/part-view";
import type { StillWidgetType, WidgetData, WidgetType } from "@/widgets/definitions";
import type { Place, WidgetProps } from "@/widgets/widget-props";
import { BoxAction } from "./action/box-action";
import { BoxFilter } from "./filter/box-filter";
import { BoxList } from "./list/box-list";
import { BoxLogin } from "./login/box-login";
import { BoxPopup } from "./popup/box-popup";
import { BoxPromotion } from "./promotion/box-promotion";
import { BoxResource } from "./resource/box-resource";
import { BoxTonight } from "./tonight/box-tonight";

type Views<Type extends WidgetType> = { [Each in Type]: ComponentType<WidgetProps<Each>> };
type GivenWidget = ComponentType<Place & { options: unknown; data: WidgetData | undefined }>;

/**
 * Authored class → component, each in a chunk of its own that only pages with that widget fetch. The compiler
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

/**
 * Widgets that stay as the server draws them. It takes them from here, so that no browser is told to fetch code that
 * never runs; the bundler leaves this branch, and what it imports, out of the browser's code.
 */
const unmoving: Partial<Views<WidgetType>> =
  typeof window === "undefined"
    ? ({
        list: BoxList,
        popup: BoxPopup,
        login: BoxLogin,
        action: BoxAction,
        resource: BoxResource,
        promotion: BoxPromotion,
        filter: BoxFilter,
        tonight: BoxTonight,
      } satisfies Views<StillWidgetType>)
    : {};

/** The widget of a slot, in the element its author wrote; `isLive` when the browser draws it too. */
export function drawWidget(slot: SlotView, place: Place, isLive: boolean): ReactNode {
  const { type, options } = slot.widget;
  // The slot's type chose the component, so its options and data are the ones that component takes.
  const Widget = ((isLive ? undefined : unmoving[type]) ?? registry[type]) as unknown as GivenWidget;
  return <Widget {...place} options={options} data={slot.data} />;
}
