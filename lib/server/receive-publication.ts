import { LRUCache } from "lru-cache";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import * as z from "zod/mini";
import { parseJson } from "@/lib/base/text";
import type { CacheTag } from "@/lib/http/endpoint";
import { booleanSchema, jsonOr } from "@/lib/http/tolerant";
import {
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  refuseOtherMethods,
} from "@/lib/server/http-message";
import type { Publication } from "@/lib/server/instances/shared-publications";
import { log } from "@/lib/server/log/log";
import { countEvent, observeMs } from "@/lib/server/metrics/definitions";

const name = z.pipe(z.union([z.string().check(z.maxLength(200)), z.number()]), z.transform(String));
/** Absent or null where nothing of its kind was published. */
const names = z.pipe(
  jsonOr(z.nullish(z.array(name))),
  z.transform((given) => given ?? []),
);
const bodySchema = z.object({
  type: z.literal("content.published"),
  data: z.object({
    tags: names,
    parts: names,
    pages: names,
    resources: names,
    promotions: names,
    all: z.nullish(booleanSchema),
  }),
});

/** Milliseconds; longer than a sender keeps retrying, and a later repetition does no harm. */
const REMEMBERED_MS = 60 * 60 * 1_000;
const MAX_REMEMBERED = 10_000;

export type PublicationOptions = {
  /** The secrets that the back end signs with; two while they are being changed. None: publishing is disabled. */
  secrets: readonly string[];
  /** Resolves to `false` when not every instance of the server confirmed in time. */
  forget: (publication: Publication) => Promise<boolean>;
};

/**
 * Creates the handler of publications signed with Standard Webhooks 1.0 (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature` over the raw body, five minutes either way). Returns 202 once every instance of the server has
 * forgotten what was published; 503 when one did not confirm in time, so that the sender repeats the message. A
 * repeated id is acknowledged but carried out once. 401 for an invalid signature, 400 for an unreadable message.
 */
export function createPublication({
  secrets,
  forget,
}: PublicationOptions): (request: HttpRequest) => Promise<HttpResponse> {
  const hooks = secrets.map((secret) => new Webhook(secret));
  /** Whether every instance confirmed a message; pending while it is carried out, so that a duplicate waits for it. */
  const confirmed = new LRUCache<string, Promise<boolean>>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  return async ({ method, headers, body = new Uint8Array() }) => {
    if (hooks.length === 0) return emptyResponse(404);
    const refused = refuseOtherMethods({ method }, "POST");
    if (refused !== undefined) return refused;
    const text = Buffer.from(body).toString("utf8");
    const signed = {
      "webhook-id": headers["webhook-id"] ?? "",
      "webhook-timestamp": headers["webhook-timestamp"] ?? "",
      "webhook-signature": headers["webhook-signature"] ?? "",
    };
    if (!hooks.some((hook) => isSigned(hook, text, signed)))
      return refuse(401, "unsigned, or a clock is off");
    const id = signed["webhook-id"];
    const message = bodySchema.safeParse(parseJson(text)).data;
    if (message === undefined) return refuse(400, "unreadable");
    const began = performance.now();
    const carriedOut = confirmed.get(id) ?? forget(toPublication(message.data));
    confirmed.set(id, carriedOut);
    let isConfirmed = false;
    try {
      isConfirmed = await carriedOut;
    } finally {
      if (!isConfirmed) confirmed.delete(id);
    }
    const ms = Math.round(performance.now() - began);
    countEvent("yeoul_publications_total", { outcome: isConfirmed ? "confirmed" : "not confirmed" });
    observeMs("yeoul_publication_confirm_seconds", {}, ms);
    log.info("a publication was received", { outcome: isConfirmed ? "confirmed" : "not confirmed", ms });
    if (isConfirmed) return emptyResponse(202);
    return emptyResponse(503, { "retry-after": "5" });
  };
}

function refuse(status: number, outcome: string): HttpResponse {
  countEvent("yeoul_publications_total", { outcome: status === 401 ? "unsigned" : "unreadable" });
  log.report("a publication was rejected", { status, outcome });
  return emptyResponse(status);
}

function isSigned(hook: Webhook, text: string, headers: Record<string, string>): boolean {
  try {
    hook.verify(text, headers, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

/** Maps the names of what was published to the tags of everything made from it. */
function toPublication({
  all,
  tags,
  parts,
  pages,
  resources,
  promotions,
}: z.output<typeof bodySchema>["data"]): Publication {
  if (all === true) return { kind: "all" };
  const known: CacheTag[] = [
    ...parts.map((id): CacheTag => `part:${id}`),
    ...pages.map((key): CacheTag => `page:${key}`),
    // A resource appears in the lists of its ancestors, so everything made from resources is renewed.
    ...resources.flatMap((id): CacheTag[] => [`resource:${id}`, `promotion-list:${id}`, "resource"]),
    ...promotions.flatMap((id): CacheTag[] => [`promotion:${id}`, "promotion"]),
  ];
  // A key may be announced with its letters composed or decomposed.
  return { kind: "tags", tags: new Set([...tags, ...known].map((tag) => tag.normalize("NFC"))) };
}
