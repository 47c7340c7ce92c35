import "server-only";
import type { MediaServer } from "@/lib/place/media-server";
import { matchRoute } from "@/lib/routing/route-template";
import { internalLinks, routePaths } from "@/lib/workbench/lint/address-findings";
import {
  type AuthoredElement,
  readAuthored,
  type SourcePosition,
} from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { linkedPaths } from "@/lib/workbench/lint/lint-part";
import {
  type PictureAddress,
  pictureAddresses,
  type ShownPicture,
  shownPictures,
} from "@/lib/workbench/lint/shown-pictures";
import type { BlockName } from "@/widgets/definitions";

/** A hotel or restaurant that a block names by its number, the type it asks for below it, and where both stand. */
export type NamedPlace = {
  block: BlockName;
  id: number | undefined;
  type: string | undefined;
  isSpecial: boolean;
  idAt: SourcePosition;
  typeAt: SourcePosition;
};

/** Returns every place that the blocks of a text name, and every type they ask for. */
export function namedPlaces(html: string): NamedPlace[] {
  return readAuthored(html).elements.flatMap(placeOf);
}

function placeOf(element: AuthoredElement): NamedPlace[] {
  const block = widgetTypeOf(element);
  const { resourceid, resourcetype, special } = element.attributes;
  if (block === undefined || (resourceid === undefined && resourcetype === undefined)) return [];
  const id = /^\s*\d{1,9}\s*$/.test(resourceid ?? "") ? Number(resourceid) : undefined;
  return [
    {
      block,
      id,
      type: resourcetype?.trim(),
      isSpecial: special !== undefined,
      idAt: element.attributeAt("resourceid"),
      typeAt: element.attributeAt("resourcetype"),
    },
  ];
}

/** An event, whose block may ask questions, or a coupon that a text names by its number, and where it does. */
export type NamedRecord = { kind: "event"; id: number; at: SourcePosition; asks: boolean } | NamedCoupon;
type NamedCoupon = { kind: "coupon"; id: number; at: SourcePosition };

/** Returns every event that the blocks of a text name, and every coupon that its links and routes lead to. */
export function namedRecords(html: string, origin?: string): NamedRecord[] {
  const elements = readAuthored(html).elements;
  const events = elements.flatMap((element): NamedRecord[] => {
    const { eventid = "", question = "" } = element.attributes;
    const isNumber = widgetTypeOf(element) === "event" && /^\s*\d{1,9}\s*$/.test(eventid);
    const asks = !/^\s*(?:\[\s*\]\s*)?$/.test(question);
    return isNumber ? [{ kind: "event", id: Number(eventid), at: element.attributeAt("eventid"), asks }] : [];
  });
  const links = [...internalLinks(elements, origin), ...routePaths(elements)];
  const coupons = links.flatMap(({ path, at }): NamedRecord[] => {
    const { name, parts = {} } = matchRoute(path) ?? {};
    return name === "coupon" && parts.id !== undefined ? [{ kind: "coupon", id: Number(parts.id), at }] : [];
  });
  return [...events, ...coupons];
}

/** What a text refers to and has to be looked up before it can be linted. */
export type References = {
  /** Paths of this site. */
  paths: string[];
  /** Pictures that are shown in one size. */
  pictures: ShownPicture[];
  /** Every picture, whatever its size. */
  addresses: PictureAddress[];
  places: NamedPlace[];
  /** Events and coupons. */
  records: NamedRecord[];
};

/**
 * Returns everything that a text and the style of its part refer to. `origin` is that of the site, `media` the group's
 * server of pictures.
 */
export function readReferences(
  html: string,
  origin: string,
  media: MediaServer | undefined,
  style?: string,
): References {
  return {
    paths: linkedPaths(html, origin),
    pictures: shownPictures(html, media),
    addresses: pictureAddresses(html, media, style),
    places: namedPlaces(html),
    records: namedRecords(html, origin),
  };
}
