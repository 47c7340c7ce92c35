import type * as z from "zod/mini";
import { decodeText } from "@/lib/base/decode";
import { type Endpoint, parameterLocations, pick } from "@/lib/http/endpoint";

/** Returns the decoded path parameters of a path that matches this call; `undefined` for any other path. */
export function matchPath<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  path: string,
): Record<string, string> | undefined {
  const template = endpoint.path.split("/");
  const segments = path.split("/");
  if (segments.length !== template.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const segment = segments[index] ?? "";
    if (!expected.startsWith(":")) {
      if (segment !== expected) return undefined;
      continue;
    }
    const field = expected.slice(1);
    const part = decodeText(segment);
    if (part === undefined || endpoint.input.shape[field]?.safeParse(part).success !== true) return undefined;
    parts[field] = part;
  }
  return parts;
}

/** The parts of a request to a call: path parameters, query and body, not yet parsed. */
export type RawCallInput = { parts: Record<string, string>; query: Record<string, string>; body: unknown };

/** Returns the input of a call, with every field read only from its own place; `undefined` when it does not fit. */
export function readInput<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  { parts, query, body }: RawCallInput,
): Input | undefined {
  const locations = parameterLocations(endpoint);
  const isObject = typeof body === "object" && body !== null;
  const parsed = endpoint.input.safeParse({
    ...(isObject ? pick(body, locations.body) : {}),
    ...(endpoint.body === undefined ? {} : { [endpoint.body]: body }),
    ...pick(query, locations.query),
    ...parts,
  });
  return parsed.success ? parsed.data : undefined;
}
