import { z } from "zod";
import { type OptionKind, optionKinds } from "@/lib/widget/option-kinds";
import { type BlockName, blocks } from "@/widgets/definitions";

/** An option of a block as its schema has it: what it takes, within which bounds, and what holds without it. */
export type OptionFacts = {
  name: string;
  meaning: string;
  /** One of a few words (`choices`), else what is to be written. */
  kind: OptionKind | "choice";
  choices: readonly string[];
  least: number | undefined;
  most: number | undefined;
  /** Most letters of a text. */
  longest: number | undefined;
  isNeeded: boolean;
  /** What holds where it is left out; undefined where nothing does. */
  without: unknown;
};

const inputSchema = z.object({
  kind: z.enum(optionKinds).optional(),
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  maxLength: z.number().optional(),
});
const outputSchema = z.object({ minimum: z.number().optional(), maximum: z.number().optional() });

/** The options of a block, in the order of its schema. */
export function optionsOf(block: BlockName): OptionFacts[] {
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
