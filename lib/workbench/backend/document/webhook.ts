import { createHmac } from "node:crypto";
import type { JsonSchema } from "@/lib/workbench/backend/document/json-schema";

/** A secret of nobody's, with which the worked example is signed. */
const SECRET = "whsec_eW91ciBvd24gMjQgYnl0ZXMgb3IgbW9yZQ==";

const body = JSON.stringify({
  type: "content.published",
  data: {
    pages: ["winter"],
    parts: [7],
    resources: [14],
    promotions: [1401],
    tags: ["language"],
    all: false,
  },
});
const id = "msg_2f8a41";
const timestamp = "1795597200";
const signed = `${id}.${timestamp}.${body}`;
const key = Buffer.from(SECRET.replace("whsec_", ""), "base64");

/** A publication with its signature, worked out: what is signed, with which secret, and what comes out. */
export const workedPublication = {
  secret: SECRET,
  headers: {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
  },
  body,
  signed,
} as const;

const names = (meaning: string): JsonSchema => ({
  type: "array",
  items: { type: ["string", "integer"] },
  description: meaning,
});
const header = (name: keyof typeof workedPublication.headers, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example: workedPublication.headers[name],
});

/** The one call in the other direction: the back end tells the web application that something was published. */
export const publicationWebhook = {
  operationId: "contentPublished",
  tags: ["publication"],
  summary: "Says what was published, so that every page made from it is made anew.",
  description: `Sent to {PUBLIC_ORIGIN}/publish and signed by Standard Webhooks with PUBLISH_SECRET: \`v1,\` and the base64 of HMAC-SHA256 over \`{webhook-id}.{webhook-timestamp}.{raw body}\`, with what stands in the secret after \`whsec_\`, decoded from base64. With the secret \`${SECRET}\` the text \`${signed}\` has the signature \`${workedPublication.headers["webhook-signature"]}\`.`,
  security: [],
  parameters: [
    header(
      "webhook-id",
      "The same for each repetition; a repeated one is acknowledged and not carried out again.",
    ),
    header("webhook-timestamp", "Seconds since 1970, five minutes at most from now."),
    header("webhook-signature", "v1, and the signature; several are separated by a space."),
  ],
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { type: "string", const: "content.published" },
            data: {
              type: "object",
              properties: {
                pages: names("Keys of authored pages."),
                parts: names("Ids of parts."),
                resources: names("Ids of places."),
                promotions: names("Ids of promotions."),
                tags: names(
                  "`language`, `layout`, `page`, `promotion`, `resource`, `site`, or one of them with an id.",
                ),
                all: { type: "boolean", description: "Everything, whatever else is named." },
              },
            },
          },
        },
        example: JSON.parse(body),
      },
    },
  },
  responses: {
    "202": { description: "Every instance has forgotten what was named." },
    "400": { description: "The body is not as described." },
    "401": { description: "The signature is wrong, or a clock is off." },
    "503": { description: "Not every instance answered in time; send the same message again." },
  },
} as const;
