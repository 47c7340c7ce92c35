import type { ComponentType, ReactNode } from "react";
import type { RenderableNode } from "@/lib/cms/parse/page-node";
import type { ShareContent } from "@/lib/share/share-content";
import type { DataOf, OptionsOf, WidgetData, WidgetType } from "@/widgets/definitions";

/**
 * Returns the attributes of a link (R3.4): an address that starts with http opens a new window, any other stays in this
 * one.
 */
export function linkProps(href: string, target?: string): { href: string; target?: string; rel?: string } {
  const isOutside = /^https?:/i.test(href);
  return isOutside || target === "_blank" ? { href, target: "_blank", rel: "noopener" } : { href };
}

/** The authored element that contains a widget. */
export type WidgetElement = {
  /** The element's own tag: the widget renders into it, so that authored selectors keep matching. */
  tag: string;
  attributes: Record<string, unknown>;
  /** The part that contains the element, and its number among that part's widgets. */
  scope: string;
  slot: number;
  /** The author's content, as data. */
  authored: readonly RenderableNode[];
  /** The author's content, rendered. A widget that shows it marks the element around it with `data-content={slot}`. */
  content: ReactNode;
  /** Whether its first picture is the first that a guest sees of the page. */
  leads?: boolean;
  /** HTML does not allow the widget's markup here, so this widget was mounted by script. */
  deferred: boolean;
};

/** The props of every widget; its data is what the server loaded for its first paint, undefined where that failed. */
export type WidgetProps<Type extends WidgetType> = WidgetElement & {
  options: OptionsOf<Type>;
  data: DataOf<Type> | undefined;
};

/** The component for each of these kinds of widget. */
export type Views<Type extends WidgetType> = { [Each in Type]: ComponentType<WidgetProps<Each>> };

/** The props of a widget whose kind is known only by its slot. */
export type GivenWidget = WidgetElement & { options: unknown; data: WidgetData | undefined };

/** Converts an author's options of a share block or a share action to the share dialog's names. */
export function toShareContent({
  title,
  description,
  hashtags,
  imageurl,
  buttontext,
}: OptionsOf<"share">): ShareContent {
  return { title, description, hashtags, imageUrl: imageurl, buttonText: buttontext };
}
