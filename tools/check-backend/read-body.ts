import * as z from "zod/mini";
import { readTolerantly } from "@/lib/http/tolerant";
import { type BackendCall, commonRefusals } from "@/lib/workbench/backend/backend-calls";

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
  if (isObject(body) && "data" in body) return { kind: "data", data: body.data };
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

/** Returns what a text says as JSON; `otherwise` where it is none. */
export function parseJson(text: string, otherwise?: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is reported where the whole answer is checked.
    return otherwise;
  }
}

/** Whether a value is an object with named fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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

/** What a key says of itself, where a call's description does not name it. */
const ofKeys: Readonly<Record<string, number>> = {
  unauthorized: 401,
  forbidden: 403,
  page_not_found: 404,
  failed_to_load_promotion: 404,
  failed_to_load_site: 404,
  notfound_reservation: 404,
  notfound_coupon: 404,
  too_many_attempts: 429,
};
const OTHERWISE = 422;

/**
 * Returns the status that an answer means: its own, but for a refusal at 200, as a back end may write all of them, that
 * of its key.
 */
export function statusMeant(status: number, body: Body, call?: BackendCall): number {
  if (body.kind !== "refusal" || status >= 300) return status;
  const { key, code } = body.refusal;
  // Of several refusals with one key each names its number.
  const isOfCode = ({ when }: { when: string }) =>
    code === undefined || !when.includes("code -") || when.includes(`code ${code}`);
  const described =
    call === undefined ? [] : [...(call.description.refusals ?? []), ...commonRefusals(call.description)];
  return (
    described.find((refusal) => refusal.key === key && refusal.status < 500 && isOfCode(refusal))?.status ??
    ofKeys[key ?? ""] ??
    OTHERWISE
  );
}
