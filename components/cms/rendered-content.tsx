"use client";

import dynamic from "next/dynamic";
import { type ComponentType, createElement, Fragment, type ReactNode, useEffect, useState } from "react";
import { readStoredContent, registerPartRenderer } from "@/components/cms/content-store";
import { allSlots, type HydratedSlots, hydrationMarks, slotName } from "@/components/cms/hydrated-slots";
import { readContentNodes, toReactProps } from "@/components/cms/read-content-nodes";
import { WidgetHydration } from "@/components/cms/widget-hydration";
import { scopeClass } from "@/lib/cms/clean/reserved-names";
import type { RenderableNode } from "@/lib/cms/parse/page-node";
import type { PartView, SlotView } from "@/lib/cms/parse/part-view";
import { shareMark } from "@/lib/share/share-mark";
import type { StaticWidgetType, Widget } from "@/widgets/definitions";
import { views } from "@/widgets/views";
import { type GivenWidget, toShareContent, type WidgetElement } from "@/widgets/widget-props";

/** A chunk that no browser runs: registered like the others only so that its styles are sent with the page. */
const StaticView = dynamic(() => import("@/widgets/static-view").then((file) => file.StaticView));

const voidTags: ReadonlySet<string> = new Set(
  "area br col embed hr img input link meta source track wbr".split(" "),
);

type NodesProps = {
  nodes: readonly RenderableNode[];
  slots: HydratedSlots;
  /** The part to which the nodes belong. */
  scope: string;
  /** Inside a login box: everything but its buttons is for members. */
  memberOnly?: boolean;
};

/**
 * Renders authored markup: a subtree without a widget stays one opaque piece of HTML, a widget's ancestors become
 * elements.
 */
function PageNodes({ nodes, slots, scope, memberOnly = false }: NodesProps): ReactNode {
  return nodes.map((node, index) => {
    // Authored content is never reordered, so its index identifies it.
    const key = index;
    switch (node.kind) {
      case "text":
        return memberOnly && node.text.trim() !== "" ? (
          <span key={key} data-when="in">
            {node.text}
          </span>
        ) : (
          <Fragment key={key}>{node.text}</Fragment>
        );
      case "static":
        return createElement(node.tag, {
          key,
          ...toReactProps(node.attributes),
          ...(memberOnly ? { "data-when": "in" } : {}),
          ...(voidTags.has(node.tag) ? {} : { dangerouslySetInnerHTML: { __html: node.html } }),
          suppressHydrationWarning: true,
        });
      case "element":
        return createElement(
          node.tag,
          {
            key,
            ...toReactProps(node.attributes),
            ...(memberOnly && !leadsToLoginButton(node, slots, scope) ? { "data-when": "in" } : {}),
            suppressHydrationWarning: true,
          },
          <PageNodes
            nodes={withLeadingNewline(node)}
            slots={slots}
            scope={node.attributes["data-part"] ?? scope}
            memberOnly={memberOnly}
          />,
        );
      case "widget": {
        const slot = slots[slotName(scope, node.slot)];
        const isMembers = memberOnly && slot?.widget.type !== "login-button";
        return (
          <WidgetSlot
            key={key}
            node={node}
            slots={slots}
            scope={scope}
            {...(isMembers ? { when: "in" } : {})}
          >
            <PageNodes
              nodes={withLeadingNewline(node)}
              slots={slots}
              scope={scope}
              memberOnly={slot?.widget.type === "login"}
            />
          </WidgetSlot>
        );
      }
      default:
        return node satisfies never;
    }
  });
}

/** Returns whether the node is or contains a login button. Anything else in a login box is for members. */
function leadsToLoginButton(node: RenderableNode, slots: HydratedSlots, scope: string): boolean {
  if (node.kind === "widget") return slots[slotName(scope, node.slot)]?.widget.type === "login-button";
  return node.kind === "element" && node.children.some((child) => leadsToLoginButton(child, slots, scope));
}

/** Doubles a leading newline of a `pre`, because HTML parsers drop the first one. */
function withLeadingNewline(node: { tag: string; children: RenderableNode[] }): RenderableNode[] {
  if (typeof window !== "undefined" || node.tag !== "pre") return node.children;
  const [first, ...rest] = node.children;
  if (first?.kind !== "text" || !first.text.startsWith("\n")) return node.children;
  return [{ kind: "text", text: `\n${first.text}` }, ...rest];
}

type SlotProps = {
  node: Extract<RenderableNode, { kind: "widget" }>;
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
function WidgetSlot({ node, slots, scope, when, children }: SlotProps): ReactNode {
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

/** Renders the widget of a slot in the element its author wrote; `isHydrated` when the browser renders it too. */
function renderWidget(slot: SlotView, element: WidgetElement, isHydrated: boolean): ReactNode {
  const { type, options } = slot.widget;
  const given: GivenWidget = { ...element, options, data: slot.data };
  // Only kinds that can stay as the server renders them are ever marked so.
  if (!isHydrated) return <StaticView type={type as StaticWidgetType} {...given} />;
  // The slot's type selects the component, so its options and data are the ones that the component takes.
  const Widget = views[type] as unknown as ComponentType<GivenWidget>;
  return <Widget {...given} />;
}

const CONTENT_ID = "page";

if (typeof window === "undefined") registerPartRenderer(PartOnServer);

/**
 * The two halves of a `PageContent`. The server renders what the page handed over; the browser reads the tree from the
 * document, so that the sent HTML is hydrated exactly as it is, and only the widgets that hydrate start.
 */
export function RenderedContent({ version, slots }: { version: string; slots: HydratedSlots }) {
  const [nodes] = useState(() =>
    typeof window === "undefined" ? [] : readContentNodes(document.getElementById(CONTENT_ID), slots),
  );
  return (
    <div id={CONTENT_ID} data-version={version}>
      {typeof window === "undefined" ? (
        readStoredContent(version)
      ) : (
        <PageNodes nodes={nodes} slots={slots} scope="" />
      )}
    </div>
  );
}

function PartOnServer({ part }: { part: PartView }) {
  const { nodes, css, isLightOnly } = part.content;
  return (
    <div
      data-part={part.scope}
      className={`cms ${scopeClass(part.scope)}`}
      data-paper={isLightOnly ? "" : undefined}
      data-styled={css === "" ? undefined : ""}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scoped and cleaned in lib/cms */}
      {css === "" ? null : <style dangerouslySetInnerHTML={{ __html: css }} />}
      <PageNodes nodes={nodes} slots={allSlots(part)} scope={part.scope} />
    </div>
  );
}
