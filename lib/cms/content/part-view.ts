import type { PartContent } from "@/lib/cms/parse/parsed-parts";
import type { Widget } from "@/lib/cms/widget/widget-attributes";
import type { Evening } from "@/lib/promotion/evening";
import type { PromotionCard } from "@/lib/promotion/schema";
import type { ResourceCard } from "@/lib/resource/resource-card";
import type { OfferFilter } from "@/lib/routing/query/offer-filter";

/** One line of a select or list widget: where it leads, and whether it is where the reader already is. */
export type LinkOption = { label: string; href: string; current?: boolean; lang?: string };

/** What the server loaded for a widget's first paint; widgets that need nothing have none. */
export type WidgetData =
  | { kind: "links"; links: LinkOption[] }
  /** `resourceId`: below which all of them lie. */
  | { kind: "places"; resourceId: number; places: { id: number; name: string; href: string }[] }
  | { kind: "resources"; cards: ResourceCard[] }
  /** The channel's page at the messenger. */
  | { kind: "channel"; page: string }
  /** `evening` is undefined where it could not be asked; `zone` is the one in which its times are told, `path` the page's. */
  | { kind: "evening"; evening: Evening | undefined; adults: number; zone: string; path: string }
  | {
      kind: "filter";
      path: string;
      hotels: { id: number; name: string }[];
      cuisines: string[];
      chosen: OfferFilter;
    }
  | {
      kind: "promotions";
      resourceId: number;
      cards: PromotionCard[];
      lastPage: number;
      /** The list follows the filter of its page, which stands at `path`; so many offers could not be asked. */
      filtered?: { path: string; unasked: number };
    };

export type SlotView = { widget: Widget; data?: WidgetData; deferred?: true };

/** An authored part as one page shows it. Only its slots travel to the browser; its HTML is already there. */
export type PartView = {
  /** Names the version of the content. */
  key: string;
  content: PartContent;
  /** Names the part's element in the page. */
  scope: string;
  slots: SlotView[];
};
