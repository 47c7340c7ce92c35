import * as z from "zod/mini";
import { readTolerantly } from "@/lib/http/tolerant";

/** The key and the number with which a call was refused; either may be missing. */
export type Refusal = { key: string | undefined; code: number | undefined };

/** What the body of an answer is. */
export type Body =
  | { kind: "data"; data: unknown }
  | { kind: "refusal"; refusal: Refusal }
  /** Neither; `what` says in words what it is instead. */
  | { kind: "bare"; what: string };

const failureSchema = z.object({
  error: z.object({
    error: z.optional(z.nullable(z.string())),
    code: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  }),
});

/** Reads the envelope of an answer, whatever its status. Never throws. */
export function readBody(text: string): Body {
  const body = parseJson(text);
  if (body === undefined) return { kind: "bare", what: describeText(text) };
  const failure = readTolerantly(failureSchema, body);
  if (failure.success) {
    const { error, code } = failure.data.error;
    const number = Number(code ?? Number.NaN);
    return {
      kind: "refusal",
      refusal: {
        key: error === null || error === "" ? undefined : error,
        code: Number.isSafeInteger(number) ? number : undefined,
      },
    };
  }
  if (typeof body === "object" && body !== null && "data" in body) return { kind: "data", data: body.data };
  return { kind: "bare", what: describeBody(body) };
}

/** Returns whether bytes are text in UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    // The decoder says it by throwing.
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // CallResult where it is checked.
    return undefined;
  }
}

function describeText(text: string): string {
  const start = text.trim().slice(0, 40);
  return start === "" ? "an empty answer" : `no JSON: ${JSON.stringify(start)}`;
}

function describeBody(body: unknown): string {
  if (Array.isArray(body)) return "a list without the envelope";
  if (typeof body !== "object" || body === null) return JSON.stringify(body);
  return `an object with ${Object.keys(body).slice(0, 6).join(", ") || "nothing"}`;
}
