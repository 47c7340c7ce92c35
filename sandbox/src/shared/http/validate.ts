import type { Context } from "hono";
import { z } from "zod";
import { ServiceError } from "./service-error.ts";

/** Ids are PostgreSQL integers, so a larger number is no id of ours. */
export const idSchema = z.coerce.number().int().positive().max(2_147_483_647);

/** An id in the path; whatever cannot be one leads nowhere. */
export function parseIdParam(c: Context, name: string): number {
  const parsed = idSchema.safeParse(c.req.param(name));
  if (!parsed.success) throw new ServiceError(404, "page_not_found");
  return parsed.data;
}

/** The query as the schema wants it; of a key given twice the last one counts. */
export function parseQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.infer<Schema> {
  const given = Object.fromEntries(new URL(c.req.url).searchParams);
  return parseInput(given, schema);
}

/** The JSON body as the schema wants it; no body counts as an empty object. */
export async function parseBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return parseInput(await readJson(c), schema);
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError(422, "requirements_not_satisfied", { cause });
  }
}

function parseInput<Schema extends z.ZodType>(given: unknown, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ServiceError(422, "requirements_not_satisfied", { cause: parsed.error });
  return parsed.data;
}

/** A yes or no in a query: present without a value is yes. */
export const flagSchema = z
  .enum(["", "true", "1", "false", "0"])
  .transform((text) => text !== "false" && text !== "0");
