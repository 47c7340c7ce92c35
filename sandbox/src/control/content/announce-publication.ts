import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Config } from "#context.ts";

/** What was published, under the contract's names. */
export type Published = {
  tags?: string[];
  pages?: string[];
  resources?: number[];
  promotions?: number[];
};

const WITHIN_MS = 2_000;

/**
 * Notifies the web application of a publication, signed as Standard Webhooks, as a real back end would. If the web
 * application cannot be reached, the publication stays valid and shows once its cached copies expire.
 */
export async function announcePublication(
  { publicOrigin, publishSecret }: Pick<Config, "publicOrigin" | "publishSecret">,
  published: Published,
): Promise<void> {
  if (publishSecret === undefined) return;
  const id = `msg_${randomUUID()}`;
  const now = new Date();
  const body = JSON.stringify({ type: "content.published", data: published });
  try {
    await fetch(new URL("/publish", publicOrigin), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
        "webhook-signature": new Webhook(publishSecret).sign(id, now, body),
      },
      body,
      signal: AbortSignal.timeout(WITHIN_MS),
    });
  } catch (error) {
    console.warn("a publication could not be announced:", error instanceof Error ? error.message : error);
  }
}
