import { createElement, Fragment, type ReactNode } from "react";
import { type HydratedSlots, slotName } from "@/components/cms/hydrated-slots";
import { toReactProps } from "@/components/cms/to-react-props";
import { WidgetSlot } from "@/components/cms/widget-slot";
import type { RenderableNode } from "@/lib/cms/parse/page-node";

const voidTags: ReadonlySet<string> = new Set(
  "area br col embed hr img input link meta source track wbr".split(" "),
);

type Props = {
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
export function PageNodes({ nodes, slots, scope, memberOnly = false }: Props): ReactNode {
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
  const [first, ...rest] = node.children;
  const isEaten =
    typeof window === "undefined" &&
    node.tag === "pre" &&
    first?.kind === "text" &&
    first.text.startsWith("\n");
  return isEaten ? [{ kind: "text", text: `\n${first.text}` }, ...rest] : node.children;
}
