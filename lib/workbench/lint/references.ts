import "server-only";
import type { MediaServer } from "@/lib/place/media-server";
import { linkedPaths } from "@/lib/workbench/lint/lint-part";
import { type NamedPlace, namedPlaces } from "@/lib/workbench/lint/named-places";
import { type NamedRecord, namedRecords } from "@/lib/workbench/lint/named-records";
import {
  type PictureAddress,
  pictureAddresses,
  type ShownPicture,
  shownPictures,
} from "@/lib/workbench/lint/shown-pictures";

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
