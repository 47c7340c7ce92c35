import type { z } from "zod";
import { widgetSchemas } from "./widget-attributes";

/** A block that authors can write, by the end of its class. */
export type BlockName = keyof typeof widgetSchemas;

/** What an author has to put inside each block; a block that is not here does not compile. */
const contents: Record<BlockName, string> = {
  select: "",
  list: "",
  profile: "",
  event: "<button>Send</button>",
  login: '<a class="cms-login-button" provider="kakao">Log in</a><p>Welcome back.</p>',
  action: "<span>Read on</span>",
  share: "<span>Share</span>",
  resource: "",
  promotion: "",
  filter: "",
  tonight: "",
  finder: "",
  popup: "<p>We are closed on Monday.</p>",
};

export const blockNames = Object.keys(contents) as BlockName[];

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
  const shown = Object.entries<z.ZodType>(widgetSchemas[name].shape).filter(([key]) => !except.includes(key));
  const attributes = shown.map(([key, schema]) => {
    const text = String(schema.meta()?.example ?? "");
    return text.includes('"') ? ` ${key}='${text}'` : ` ${key}="${text}"`;
  });
  return `<div class="cms-box-${name}"${attributes.join("")}>${contents[name]}</div>`;
}
