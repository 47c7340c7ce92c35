import { Webhook } from "standardwebhooks";
import { uniqueKey } from "@/e2e/support/fixtures";
import type { Web } from "@/e2e/support/own-servers";

/** Tells a web server that a page was published, as the back end does. Resolves with the status of the answer. */
export async function announcePublication(
  { origin }: Pick<Web, "origin">,
  secret: string,
  page: string,
): Promise<number> {
  const [id, now] = [uniqueKey("msg"), new Date()];
  const body = JSON.stringify({ type: "content.published", data: { pages: [page] } });
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
  return (await fetch(`${origin}/publish`, { method: "POST", headers, body })).status;
}
