import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import { BoxAction } from "@/components/widgets/action/box-action";
import type { StillWidgetType } from "@/components/widgets/definitions";
import { BoxFilter } from "@/components/widgets/filter/box-filter";
import { BoxList } from "@/components/widgets/list/box-list";
import { BoxLogin } from "@/components/widgets/login/box-login";
import { BoxPopup } from "@/components/widgets/popup/box-popup";
import { BoxPromotion } from "@/components/widgets/promotion/box-promotion";
import { BoxResource } from "@/components/widgets/resource/box-resource";
import { BoxTonight } from "@/components/widgets/tonight/box-tonight";
import type { Place } from "@/components/widgets/widget-props";
import type { SlotView, WidgetData } from "@/lib/cms/content/part-view";
import type { WidgetType } from "@/lib/cms/widget/widget-attributes";

type AnyWidget = ComponentType<Place & { options: never; data: never }>;
type GivenWidget = ComponentType<Place & { options: unknown; data: WidgetData | undefined }>;

/**
 * Authored class → component, each in a chunk of its own that only pages with that widget fetch. The compiler
 * refuses a gap. No `loading` option: a Suspense boundary here would hide large widgets from readers without script.
 */
const registry: Record<WidgetType, AnyWidget> = {
  select: dynamic(() => import("@/components/widgets/select/box-select").then((file) => file.BoxSelect)),
  list: dynamic(() => import("@/components/widgets/list/box-list").then((file) => file.BoxList)),
  profile: dynamic(() => import("@/components/widgets/profile/box-profile").then((file) => file.BoxProfile)),
  event: dynamic(() => import("@/components/widgets/event/box-event").then((file) => file.BoxEvent)),
  "event-submit": dynamic(() =>
    import("@/components/widgets/event/event-submit").then((file) => file.EventSubmit),
  ),
  login: dynamic(() => import("@/components/widgets/login/box-login").then((file) => file.BoxLogin)),
  "login-button": dynamic(() =>
    import("@/components/widgets/login/login-button").then((file) => file.LoginButton),
  ),
  action: dynamic(() => import("@/components/widgets/action/box-action").then((file) => file.BoxAction)),
  share: dynamic(() => import("@/components/widgets/share/box-share").then((file) => file.BoxShare)),
  resource: dynamic(() =>
    import("@/components/widgets/resource/box-resource").then((file) => file.BoxResource),
  ),
  promotion: dynamic(() =>
    import("@/components/widgets/promotion/box-promotion").then((file) => file.BoxPromotion),
  ),
  filter: dynamic(() => import("@/components/widgets/filter/box-filter").then((file) => file.BoxFilter)),
  tonight: dynamic(() => import("@/components/widgets/tonight/box-tonight").then((file) => file.BoxTonight)),
  finder: dynamic(() => import("@/components/widgets/finder/box-finder").then((file) => file.BoxFinder)),
  popup: dynamic(() => import("@/components/widgets/popup/box-popup").then((file) => file.BoxPopup)),
};

/**
 * Widgets that stay as the server draws them. It takes them from here, so that no browser is told to fetch code that
 * never runs; the bundler leaves this branch, and what it imports, out of the browser's code.
 */
const unmoving: Partial<Record<WidgetType, AnyWidget>> =
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
      } satisfies Record<StillWidgetType, AnyWidget>)
    : {};

/** The widget of a slot, in the element its author wrote; `isLive` when the browser draws it too. */
export function drawWidget(slot: SlotView, place: Place, isLive: boolean): ReactNode {
  const { type, options } = slot.widget;
  // The slot's type chose the component, so its options and data are the ones that component takes.
  const Widget = ((isLive ? undefined : unmoving[type]) ?? registry[type]) as unknown as GivenWidget;
  return <Widget {...place} options={options} data={slot.data} />;
}
