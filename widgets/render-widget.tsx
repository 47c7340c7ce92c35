import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import type { SlotView } from "@/lib/cms/content/part-view";
import type { StaticWidgetType } from "@/widgets/definitions";
import type { GivenWidget, WidgetElement } from "@/widgets/widget-props";
import { views } from "./views";

/** A chunk that no browser runs: registered like the others only so that its styles are sent with the page. */
const StaticView = dynamic(() => import("./static-view").then((file) => file.StaticView));

/** Renders the widget of a slot in the element its author wrote; `isHydrated` when the browser renders it too. */
export function renderWidget(slot: SlotView, element: WidgetElement, isHydrated: boolean): ReactNode {
  const { type, options } = slot.widget;
  const given: GivenWidget = { ...element, options, data: slot.data };
  // Only kinds that can stay as the server renders them are ever marked so.
  if (!isHydrated) return <StaticView type={type as StaticWidgetType} {...given} />;
  // The slot's type selects the component, so its options and data are the ones that the component takes.
  const Widget = views[type] as unknown as ComponentType<GivenWidget>;
  return <Widget {...given} />;
}
