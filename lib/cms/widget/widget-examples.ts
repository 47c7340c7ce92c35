import type { z } from "zod";
import { isBlock } from "@/lib/cms/clean/widget-candidate";
import { type BlockName, blocks } from "@/widgets/definitions";

export const blockNames = Object.keys(blocks).filter(isBlock);

/** Returns the block with this name; `undefined` where there is none. */
export function findBlock(name: string | undefined): BlockName | undefined {
  return blockNames.find((block) => block === name);
}

/** Options that refer to a venue, which another hotel group does not have. */
const PLACES = ["resourceid"];

/** Returns the example without references to venues: a block that works on any site. */
export function plainExampleOf(name: BlockName): string {
  return exampleOf(name, PLACES);
}

/** Returns a block with an example of every option, as pasted into a page; `except` leaves some out. */
export function exampleOf(name: BlockName, except: readonly string[] = []): string {
  const { options, example } = blocks[name];
  const shown = Object.entries<z.ZodType>(options.shape).filter(([key]) => !except.includes(key));
  const attributes = shown.map(([key, schema]) => {
    const text = String(schema.meta()?.example ?? "");
    return text.includes('"') ? ` ${key}='${text}'` : ` ${key}="${text}"`;
  });
  return `<div class="cms-box-${name}"${attributes.join("")}>${example.inside}</div>`;
}
