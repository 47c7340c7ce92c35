import { errorCodes } from "@/lib/base/app-error";
import type { Locale } from "@/lib/i18n/locales";
import { type BackendCall, backendCalls, commonRefusals } from "@/lib/workbench/backend/backend-calls";
import type { CallRecords } from "@/tools/check-backend/calls/call-records";
import { checkValues } from "@/tools/check-backend/check-values";
import { compareAnswer } from "@/tools/check-backend/compare-answer";
import { type Body, isUtf8, type Refusal } from "@/tools/check-backend/read-body";
import type { Reply } from "@/tools/check-backend/send";

/** How a call is made. */
export type CallOptions = {
  locale?: Locale;
  /** The token to send; `null` for none. By default the guest's where the call needs a session. */
  token?: string | null;
  key?: string;
  /** The instant as of which an author previews a page. */
  asOf?: Date;
  /** Replaces the address, from the path on. */
  address?: string;
  /** Replaces the body. */
  body?: string;
  contentType?: string;
  /**
   * `data`: the question is valid, so anything else is a difference. `refusal`: it must be refused. `either`: both are
   * right, as long as they are readable. `redirect`: the answer is an address.
   */
  expect?: "data" | "refusal" | "either" | "redirect";
  /** The call may not be there at all, which is then reported as missing. */
  mayBeAbsent?: boolean;
  /** The answer 404 is right: the back end may not have what was requested. */
  may404?: boolean;
  /** Nothing is recorded; the caller checks the answer. */
  quiet?: boolean;
};

/** What an answer said. */
export type CallResult = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The envelope's `data` as it arrived; undefined for a refusal and for anything unreadable. */
  data: unknown;
  refusal: Refusal | undefined;
};

type Answer = Extract<Reply, { kind: "answer" }>;

/** Error keys for which there is a sentence, or which a call's description names. */
const knownKeys = new Set<string>([
  ...errorCodes,
  ...backendCalls.flatMap(({ description }) => (description.refusals ?? []).map(({ key }) => key)),
]);

/** Which JSON must not have (RFC 8259, section 8.1). */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

const GENERAL_SENTENCE = "Reads a general sentence instead of the reason.";
/** Statuses that say enough without a key. */
const SAID_BY_STATUS: readonly number[] = [401, 403, 404, 429];

/** Checks what an answer says, in one remark for one fault, and returns what of it may be used. */
export function checkResult(
  records: CallRecords,
  call: BackendCall,
  given: {
    input: Readonly<Record<string, unknown>>;
    options: CallOptions;
    reply: Answer;
    body: Body;
    result: CallResult;
  },
): CallResult {
  const { id, endpoint, description } = call;
  const { reply, body, result } = given;
  const { expect = "data", may404 = false } = given.options;
  const { status, headers, bytes } = reply;
  const differs = (path: string, expected: string, got: string, guest = description.withoutIt) => {
    records.note(id, { path, expected, got, guest });
    return { ...result, data: undefined };
  };
  // What arrives encoded is not read, and has been reported.
  if ((headers["content-encoding"] ?? "identity") !== "identity") return { ...result, data: undefined };
  if (expect === "redirect") return result;
  const limit = endpoint.maxAnswerBytes(given.input);
  if (bytes.length > limit) return differs("size", `at most ${limit} bytes`, `${bytes.length}`);
  if (!isUtf8(bytes)) differs("$", "UTF-8", "other bytes", "Reads broken characters.");
  if (BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte))
    differs(
      "$",
      "JSON from the first byte on",
      "a byte order mark before it",
      "Nothing by itself; others cannot read it.",
    );
  const said = `${status}${result.refusal?.key === undefined ? "" : ` ${result.refusal.key}`}`;
  if (body.kind === "refusal") {
    if (expect !== "data") checkRefusal(records, call, status, body.refusal);
    else if (!(may404 && status === 404)) differs("status", "200 with data", said);
    return result;
  }
  if (status >= 300 && status < 400)
    return differs(
      "status",
      expect === "data" ? "200 with data" : "a refusal (4xx)",
      `${status}, to another address`,
    );
  if (status >= 400) {
    if (expect === "data") differs("status", "200 with data", `${status} without an envelope`);
    else if (status >= 500)
      differs("status", "a refusal (4xx)", `${status} without an envelope`, waits(call));
    else differs("$.error", '{ "error": { "error": … } }', whatIn(body), sentenceFor(status));
    return { ...result, data: undefined, refusal: { key: undefined, code: undefined } };
  }
  if (body.kind === "bare") return differs("$", '{ "data": … }', body.what);
  if (expect === "refusal") return result;
  records.pass(id);
  if (expect === "data") {
    const isPersonal = description.session === "required";
    const differences = compareAnswer(endpoint.data, body.data, { isPersonal });
    for (const difference of differences) records.noteDifference(id, difference);
    for (const remark of checkValues(body.data))
      if (!differences.some(({ path }) => path === remark.path)) records.note(id, remark);
    if (isPageWithoutEnd(body.data))
      differs("$.data.lastPage", "the number of pages", "nothing", "Sees nothing after the first page.");
  }
  return result;
}

function checkRefusal(records: CallRecords, call: BackendCall, status: number, { key, code }: Refusal): void {
  const described = [...(call.description.refusals ?? []), ...commonRefusals(call.description)];
  const statuses = described.filter((refusal) => refusal.key === key).map((refusal) => refusal.status);
  const differs = (path: string, expected: string, got: string, guest: string) =>
    records.note(call.id, { path, expected, got, guest });
  if (status >= 500) {
    differs("status", "a refusal (4xx)", `${status} ${key ?? ""}`.trim(), waits(call));
    return;
  }
  if (key === undefined && code === undefined)
    differs("$.error.error", "the key of the refusal", "nothing", sentenceFor(status));
  else if (key !== undefined && !isKnownKey(key) && !SAID_BY_STATUS.includes(status))
    differs("$.error.error", "a key that the document names", JSON.stringify(key), GENERAL_SENTENCE);
  else if (statuses.length > 0 && !statuses.includes(status))
    differs(
      "status",
      `${[...new Set(statuses)].join(" or ")} with ${key}`,
      `${status}`,
      "Is led elsewhere, or told another thing, than for this refusal.",
    );
}

/** Whether there is a sentence for the key of a refusal. */
export function isKnownKey(key: string): boolean {
  return knownKeys.has(key);
}

/** Whether data is a page of a list that does not say how many pages there are; it is then read as the only one. */
function isPageWithoutEnd(data: unknown): boolean {
  return typeof data === "object" && data !== null && "rows" in data && !("lastPage" in data);
}

function waits({ endpoint }: BackendCall): string {
  const again = endpoint.idempotent ? "the call is repeated, and " : "";
  return `Waits longer: ${again}many of these close the calls of this kind for everybody for a while.`;
}

function sentenceFor(status: number): string {
  return SAID_BY_STATUS.includes(status)
    ? "Nothing by itself, as the status alone says it."
    : GENERAL_SENTENCE;
}

function whatIn(body: Body): string {
  return body.kind === "bare" ? body.what : "an object with data";
}
