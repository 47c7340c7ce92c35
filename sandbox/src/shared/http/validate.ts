import type { Context } from "hono";
import { z } from "zod";
import { ServiceError } from "./service-error.ts";

/** Ids are PostgreSQL integers, so a larger number is invalid. */
export const idSchema = z.coerce.number().int().positive().max(2_147_483_647);

/** Parses an id in the path. Throws 404 `page_not_found` if it is invalid. */
export function parseIdParam(c: Context, name: string): number {
  const parsed = idSchema.safeParse(c.req.param(name));
  if (!parsed.success) throw new ServiceError(404, "page_not_found");
  return parsed.data;
}

/** Parses the query by the schema; the last of repeated keys counts. Throws 422 `requirements_not_satisfied`. */
export function parseQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.infer<Schema> {
  const given = Object.fromEntries(new URL(c.req.url).searchParams);
  return parseInput(given, schema);
}

/** Parses the JSON body by the schema; no body counts as an empty object. Throws 422 `requirements_not_satisfied`. */
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

/** A boolean in a query; present without a value means true. */
export const flagSchema = z
  .enum(["", "true", "1", "false", "0"])
  .transform((text) => text !== "false" && text !== "0");
