import { createElement, type ReactNode, useEffect, useState } from "react";
import { type HydratedSlots, hydrationMarks, slotName } from "@/components/cms/hydrated-slots";
import { toReactProps } from "@/components/cms/to-react-props";
import { WidgetHydration } from "@/components/cms/widget-hydration";
import type { RenderableNode } from "@/lib/cms/parse/page-node";
import { shareMark } from "@/lib/share/share-mark";
import type { Widget } from "@/widgets/definitions";
import { renderWidget } from "@/widgets/render-widget";
import { toShareContent } from "@/widgets/share/to-share-content";

type WidgetNode = Extract<RenderableNode, { kind: "widget" }>;

type Props = {
  node: WidgetNode;
  slots: HydratedSlots;
  scope: string;
  when?: "in";
  /** The widget's authored content, rendered. */
  children: ReactNode;
};

/**
 * Renders one widget. Its authored content is shown instead until it can be mounted (`deferred`), and for good when it
 * fails.
 */
export function WidgetSlot({ node, slots, scope, when, children }: Props): ReactNode {
  const slot = slots[slotName(scope, node.slot)];
  const isMounted = useMounted(slot?.deferred === true);
  const isLater = slot?.deferred === true && !isMounted;
  const attributes = {
    ...toReactProps(node.attributes),
    ...(when === undefined ? {} : { "data-when": when }),
    "data-slot": node.slot,
    ...(slot === undefined ? {} : hydrationMarks(slot, isLater)),
    suppressHydrationWarning: true,
  };
  const authored = createElement(
    node.tag,
    { ...attributes, "data-content": node.slot, ...markOf(slot?.widget) },
    children,
  );
  if (slot === undefined || isLater) return authored;
  const isHydrated = slot.isStatic !== true;
  const element = {
    tag: node.tag,
    attributes,
    scope,
    slot: node.slot,
    // A widget that never hydrates cannot fail in the browser either, and need not keep its authored content.
    authored: isHydrated ? node.children : [],
    content: children,
    leads: slot.leads === true,
    deferred: slot.deferred === true,
  };
  const widget = renderWidget(slot, element, isHydrated);
  if (!isHydrated) return widget;
  return (
    <WidgetHydration
      name={slot.widget.type}
      selector={`[data-part="${scope}"] [data-slot="${node.slot}"]`}
      authored={authored}
    >
      {widget}
    </WidgetHydration>
  );
}

/** Marks what shares before it is hydrated, so that an early click is not lost (R4.8). */
function markOf(widget: Widget | undefined) {
  if (widget?.type === "share") return shareMark(toShareContent(widget.options));
  return widget?.type === "action" && widget.options.action.type === "share"
    ? shareMark(toShareContent(widget.options.action.content))
    : {};
}

/** A widget that is rendered again before it is hydrated could not be hydrated any more, so others stay as they are. */
function useMounted(isWanted: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(isWanted), [isWanted]);
  return isMounted;
}
