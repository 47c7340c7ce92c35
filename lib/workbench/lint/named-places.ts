import "server-only";
import {
  type AuthoredElement,
  readAuthoredElements,
  type SourcePosition,
} from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
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
  return readAuthoredElements(html).flatMap(placeOf);
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
