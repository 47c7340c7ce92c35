import * as z from "zod/mini";
import { contentVersion, versionTag } from "@/lib/cms/content/content-version";
import { locales } from "@/lib/i18n/locales";
import type { InstanceQueries } from "@/lib/instances/instance-queries";
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

const questionSchema = z.object({
  path: z.string(),
  versions: z.array(z.object({ locale: z.enum(locales), version: z.string() })),
});

const servedVersionSchema = z.object({ locale: z.enum(locales), content: z.enum(["same", "other", "none"]) });

/** What one instance serves in one language: the written content, something else, or no page at all. */
export type ServedVersion = z.output<typeof servedVersionSchema>;

/**
 * Returns what every instance of the server serves its next reader at a path, compared with written content (R11.4):
 * for staff only. In the response `instances` has an entry for each instance that answered, `instanceCount` is how many
 * were asked.
 */
export async function answerServed(
  { method, headers, body = new Uint8Array() }: HttpRequest,
  instances: Pick<InstanceQueries, "ask">,
  now: () => number = Date.now,
): Promise<HttpResponse> {
  const refused = refuseOtherMethods({ method }, "POST");
  if (refused !== undefined) return refused;
  if (!isStaffRequest(headers, now())) return emptyResponse(401);
  const parsedBody = parse(bodySchema, Buffer.from(body).toString("utf8"));
  if (parsedBody === undefined) return emptyResponse(422);
  const versions = parsedBody.written.map(({ locale, ...text }) => ({
    locale,
    version: contentVersion(text),
  }));
  const { answers, instanceCount } = await instances.ask(JSON.stringify({ path: parsedBody.path, versions }));
  // An instance of another release may answer in another form; it counts as one that did not answer.
  const shown = answers
    .map((answer) => parse(z.array(servedVersionSchema), answer))
    .filter((each) => each !== undefined);
  const text = JSON.stringify({ instanceCount, instances: shown });
  return {
    status: 200,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    body: Buffer.from(text),
  };
}

/** Returns what this instance serves, as JSON of `ServedVersion[]`; `[]` for an unreadable question. Never throws. */
export async function compareServedVersions(
  question: string,
  store: Pick<PageStore, "readTags">,
): Promise<string> {
  const parsedQuestion = parse(questionSchema, question);
  const shown = (parsedQuestion?.versions ?? []).map(async ({ locale, version }): Promise<ServedVersion> => {
    const path =
      parsedQuestion?.path === "/" ? `/${locale}` : `/${locale}${encodePath(parsedQuestion?.path ?? "")}`;
    const tags = await store.readTags({ path, audience: "anonymous" });
    if (tags === undefined) return { locale, content: "none" };
    return { locale, content: tags.has(versionTag(version)) ? "same" : "other" };
  });
  return JSON.stringify(await Promise.all(shown));
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    // Not JSON.
    return undefined;
  }
}
