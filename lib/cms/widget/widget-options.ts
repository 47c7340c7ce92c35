import { z } from "zod";
import { ownEntry } from "@/lib/base/text";
import { isBlock } from "@/lib/cms/clean/widget-candidate";
import { actionSchema } from "@/lib/cms/widget/action";
import { itemOf } from "@/lib/cms/widget/json-attribute";
import { type OptionKind, optionKinds } from "@/lib/cms/widget/option-kinds";
import { type BlockName, blocks, type WidgetType } from "@/widgets/definitions";

/** An option of a block as its schema defines it: its values, its bounds, and its default. */
export type OptionDescription = {
  name: string;
  meaning: string;
  /** "choice" for a fixed set of values (`choices`), else the kind of value to write. */
  kind: OptionKind | "choice";
  choices: readonly string[];
  least: number | undefined;
  most: number | undefined;
  /** The maximum length of a text in characters. */
  longest: number | undefined;
  isNeeded: boolean;
  /** The default where the option is left out; `undefined` without one. */
  without: unknown;
};

const inputSchema = z.object({
  kind: z.enum(optionKinds).optional(),
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  maxLength: z.number().optional(),
});
const outputSchema = z.object({ minimum: z.number().optional(), maximum: z.number().optional() });

/** Returns the options of a block, in the order of its schema. */
export function optionsOf(block: BlockName): OptionDescription[] {
  return Object.entries<z.ZodType>(blocks[block].options.shape).map(([name, schema]) => {
    const input = inputSchema.parse(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
    const output = outputSchema.parse(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }));
    const choices = input.enum ?? (input.const === undefined ? [] : [input.const]);
    const isFlag = input.kind === "flag";
    const absent = schema.safeParse(undefined);
    return {
      name,
      meaning: schema.description ?? "",
      kind: input.kind ?? "choice",
      choices: isFlag ? [] : choices,
      least: output.minimum,
      most: output.maximum,
      longest: input.maxLength,
      isNeeded: !absent.success,
      without: absent.success ? absent.data : undefined,
    };
  });
}

const wordOptions = new Map<WidgetType, readonly string[]>();

/** Returns the options of a widget whose value guests read, in the language of the page: those of the kind `text`. */
export function wordOptionsOf(type: WidgetType): readonly string[] {
  const known = wordOptions.get(type);
  if (known !== undefined) return known;
  const words = isBlock(type) ? optionsOf(type).filter(({ kind }) => kind === "text") : [];
  const names = words.map(({ name }) => name);
  wordOptions.set(type, names);
  return names;
}

/** What an entry of a list, or an action, may have, in JSON Schema. */
export type EntrySchema = {
  properties?: Record<string, EntrySchema>;
  allOf?: EntrySchema[];
  anyOf?: EntrySchema[];
  oneOf?: EntrySchema[];
  const?: unknown;
  enum?: unknown[];
  /** The values that do something, where the schema takes any. */
  examples?: unknown[];
};

const entrySchemas = new Map<z.ZodType, EntrySchema>();

/** Returns the schema of the entries of an option; undefined for one that is no list and no action. */
export function entrySchemaOf(block: BlockName, option: string): EntrySchema | undefined {
  const schema = ownEntry<z.ZodType>(blocks[block].options.shape, option);
  const item = (schema && itemOf(schema)) ?? (/^action(?:finish)?$/.test(option) ? actionSchema : undefined);
  if (item === undefined) return undefined;
  const known =
    entrySchemas.get(item) ?? (z.toJSONSchema(item, { io: "input", unrepresentable: "any" }) as EntrySchema);
  entrySchemas.set(item, known);
  return known;
}

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
