import * as z from "zod/mini";
import { contentVersion, versionTag } from "@/lib/cms/content/content-version";
import type { AskedCopies } from "@/lib/copies/asked-copies";
import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";
import type { PageStore } from "@/lib/front/page/page-store";
import { CALL_POLICY, POLICY } from "@/lib/front/policy/content-policy";
import { isFromStaff } from "@/lib/front/workbench/is-from-staff";
import { locales } from "@/lib/i18n/locales";
import { encodePath } from "@/lib/routing/decode-path";
import { isAuthoredRoute } from "@/lib/routing/match-route";

/** The path at which staff check whether their content is live. */
export const LIVE_PATH = "/workbench/live";

const writtenSchema = z.object({ locale: z.enum(locales), html: z.string(), style: z.string() });
const bodySchema = z.object({
  path: z.string().check(z.maxLength(1_000), z.refine(isAuthoredRoute)),
  written: z.array(writtenSchema).check(z.minLength(1), z.maxLength(locales.length)),
});

const questionSchema = z.object({
  path: z.string(),
  versions: z.array(z.object({ locale: z.enum(locales), version: z.string() })),
});

const shownSchema = z.object({ locale: z.enum(locales), shows: z.enum(["same", "other", "none"]) });

/** What one instance serves in one language: the written content, something else, or no page at all. */
export type Shown = z.output<typeof shownSchema>;

/**
 * Returns what every instance of the server serves its next reader at a path, compared with written content (R11.4):
 * for staff only. In the response `copies` has an entry for each instance that answered, `asked` is how many were
 * asked.
 */
export async function answerLive(
  { method, headers, body = new Uint8Array() }: FrontRequest,
  copies: Pick<AskedCopies, "ask">,
  now: () => number = Date.now,
): Promise<FrontAnswer> {
  if (method !== "POST") return bareAnswer(405, { allow: "POST" });
  if (!isFromStaff(headers, now())) return bareAnswer(401);
  const asked = parse(bodySchema, Buffer.from(body).toString("utf8"));
  if (asked === undefined) return bareAnswer(422);
  const versions = asked.written.map(({ locale, ...text }) => ({ locale, version: contentVersion(text) }));
  const { answers, asked: count } = await copies.ask(JSON.stringify({ path: asked.path, versions }));
  // An instance of another release may answer in another form; it counts as one that did not answer.
  const shown = answers
    .map((answer) => parse(z.array(shownSchema), answer))
    .filter((each) => each !== undefined);
  const text = JSON.stringify({ asked: count, copies: shown });
  return {
    status: 200,
    headers: { "content-type": "application/json", "cache-control": "no-store", [POLICY]: CALL_POLICY },
    body: Buffer.from(text),
  };
}

/** Returns what this instance serves, as JSON of `Shown[]`; an empty list for an unreadable question. Never throws. */
export async function answerWhatIsShown(
  question: string,
  store: Pick<PageStore, "readTags">,
): Promise<string> {
  const asked = parse(questionSchema, question);
  const shown = (asked?.versions ?? []).map(async ({ locale, version }): Promise<Shown> => {
    const path = asked?.path === "/" ? `/${locale}` : `/${locale}${encodePath(asked?.path ?? "")}`;
    const tags = await store.readTags({ path, audience: "stranger" });
    if (tags === undefined) return { locale, shows: "none" };
    return { locale, shows: tags.has(versionTag(version)) ? "same" : "other" };
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
