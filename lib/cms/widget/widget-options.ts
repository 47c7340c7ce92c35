import { z } from "zod";
import { type OptionKind, optionKinds } from "@/lib/cms/widget/option-kinds";
import { type BlockName, blocks } from "@/widgets/definitions";

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
