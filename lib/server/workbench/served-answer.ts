import * as z from "zod/mini";
import { contentVersion, versionTag } from "@/lib/cms/content/content-version";
import { locales } from "@/lib/i18n/locales";
import { encodePath } from "@/lib/routing/decode-path";
import { isAuthoredRoute } from "@/lib/routing/match-route";
import {
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  refuseOtherMethods,
} from "@/lib/server/http-message";
import type { PageStore } from "@/lib/server/page/page-store";
import { isStaffRequest } from "@/lib/server/request/sender";

/** The path at which staff check whether their content is live. */
export const SERVED_PATH = "/workbench/live";

const writtenSchema = z.object({ locale: z.enum(locales), html: z.string(), style: z.string() });
const bodySchema = z.object({
  path: z.string().check(z.maxLength(1_000), z.refine(isAuthoredRoute)),
  written: z.array(writtenSchema).check(z.minLength(1), z.maxLength(locales.length)),
});

/**
 * Returns what the next reader at a path gets, compared with written content, in each of its languages (R11.4): `same`,
 * `other`, or `none` where there is no page. For staff only. This instance of the server answers for itself; the others
 * have dropped what was announced to them, and follow within half a minute where nothing was.
 */
export async function answerServed(
  { method, headers, body = new Uint8Array() }: HttpRequest,
  store: Pick<PageStore, "readTags">,
  now: () => number = Date.now,
): Promise<HttpResponse> {
  const refused = refuseOtherMethods({ method }, "POST");
  if (refused !== undefined) return refused;
  if (!isStaffRequest(headers, now())) return emptyResponse(401);
  const requested = parseBody(Buffer.from(body).toString("utf8"));
  if (requested === undefined) return emptyResponse(422);
  const path = requested.path === "/" ? "" : encodePath(requested.path);
  const served = requested.written.map(async ({ locale, ...text }) => {
    const tags = await store.readTags({ path: `/${locale}${path}`, audience: "anonymous" });
    if (tags === undefined) return { locale, content: "none" };
    return { locale, content: tags.has(versionTag(contentVersion(text))) ? "same" : "other" };
  });
  return {
    status: 200,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    body: Buffer.from(JSON.stringify({ served: await Promise.all(served) })),
  };
}

function parseBody(text: string): z.output<typeof bodySchema> | undefined {
  try {
    return bodySchema.safeParse(JSON.parse(text)).data;
  } catch {
    // Not JSON.
    return undefined;
  }
}
