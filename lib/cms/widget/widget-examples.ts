import type { z } from "zod";
import { type BlockName, blocks } from "@/widgets/definitions";
import { isBlock } from "./widget-candidate";

export const blockNames = Object.keys(blocks).filter(isBlock);

/** The block of this name; undefined where there is none. */
export function findBlock(name: string | undefined): BlockName | undefined {
  return blockNames.find((block) => block === name);
}

/** Options that name a place, which another group does not have. */
const PLACES = ["resourceid"];

/** The example without the places that it names: a block that shows what there is, wherever it is put. */
export function plainExampleOf(name: BlockName): string {
  return exampleOf(name, PLACES);
}

/** A block with an example of every option, as it would be pasted into a page; `except` leaves some out. */
export function exampleOf(name: BlockName, except: readonly string[] = []): string {
  const { options, example } = blocks[name];
  const shown = Object.entries<z.ZodType>(options.shape).filter(([key]) => !except.includes(key));
  const attributes = shown.map(([key, schema]) => {
    const text = String(schema.meta()?.example ?? "");
    return text.includes('"') ? ` ${key}='${text}'` : ` ${key}="${text}"`;
  });
  return `<div class="cms-box-${name}"${attributes.join("")}>${example.inside}</div>`;
}
