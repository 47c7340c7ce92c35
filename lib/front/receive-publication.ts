import { LRUCache } from "lru-cache";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import * as z from "zod/mini";
import type { Publication } from "@/lib/copies/publication";
import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";

/** Where the back end tells that something was published. */
export const PUBLISH_PATH = "/publish";

const names = z
  .array(z.pipe(z.union([z.string().check(z.maxLength(200)), z.number()]), z.transform(String)))
  .check(z.maxLength(1_000));
const bodySchema = z.object({
  type: z.literal("content.published"),
  data: z.object({
    tags: z.optional(names),
    parts: z.optional(names),
    pages: z.optional(names),
    resources: z.optional(names),
    promotions: z.optional(names),
    all: z.optional(z.boolean()),
  }),
});

/** Longer than a sender goes on trying to be heard at once; a repetition after that does no harm. */
const REMEMBERED_MS = 60 * 60 * 1_000;
const MOST_REMEMBERED = 10_000;

export type PublicationOptions = {
  /** As the back end signs with; a second one while they are changed. None: nobody may publish. */
  secrets: readonly string[];
  /** False when not every copy of the server has forgotten it in time. */
  forget: (publication: Publication) => Promise<boolean>;
};

/**
 * Takes a publication signed as Standard Webhooks 1.0 (`webhook-id`, `webhook-timestamp`, `webhook-signature` over the
 * raw body, five minutes either way) and answers 202 once every copy of the server has forgotten what was published; 503
 * when one did not say so in time, for whoever sent it to send it again. The same id is answered again and carried out
 * once. 401 for a signature that is not the back end's, 400 for a message nobody understands.
 */
export function createPublication({
  secrets,
  forget,
}: PublicationOptions): (request: FrontRequest) => Promise<FrontAnswer> {
  const hooks = secrets.map((secret) => new Webhook(secret));
  const seen = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });
  return async ({ method, headers, body = new Uint8Array() }) => {
    if (hooks.length === 0) return bareAnswer(404);
    if (method !== "POST") return bareAnswer(405, { allow: "POST" });
    const text = Buffer.from(body).toString("utf8");
    const signed = {
      "webhook-id": headers["webhook-id"] ?? "",
      "webhook-timestamp": headers["webhook-timestamp"] ?? "",
      "webhook-signature": headers["webhook-signature"] ?? "",
    };
    if (!hooks.some((hook) => isSigned(hook, text, signed))) return bareAnswer(401);
    const id = signed["webhook-id"];
    if (seen.has(id)) return bareAnswer(202);
    const message = parseMessage(text);
    if (message === undefined) return bareAnswer(400);
    seen.set(id, true);
    if (await forget(toPublication(message.data))) return bareAnswer(202);
    seen.delete(id);
    return bareAnswer(503, { "retry-after": "5" });
  };
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

function parseMessage(text: string): z.output<typeof bodySchema> | undefined {
  try {
    return bodySchema.safeParse(JSON.parse(text)).data;
  } catch {
    // Signed, and no JSON all the same.
    return undefined;
  }
}

/** What is published is called by its own name; the tags of everything made from it follow from that. */
function toPublication({
  all,
  tags = [],
  parts = [],
  pages = [],
  resources = [],
  promotions = [],
}: z.output<typeof bodySchema>["data"]): Publication {
  if (all === true) return { kind: "all" };
  return {
    kind: "tags",
    tags: new Set([
      ...tags,
      ...parts.map((id) => `part:${id}`),
      ...pages.map((key) => `page:${key}`),
      // A resource stands in the lists of those above it, so all that is made of resources is made anew.
      ...resources.flatMap((id) => [`resource:${id}`, `promotion-list:${id}`, "resource"]),
      ...promotions.flatMap((id) => [`promotion:${id}`, "promotion"]),
    ]),
  };
}
