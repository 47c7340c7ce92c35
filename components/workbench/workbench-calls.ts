import * as z from "zod/mini";
import type { Zone } from "@/lib/cms/schema";
import { type Locale, locales } from "@/lib/i18n/locales";
import { sharedKinds } from "@/lib/workbench/lint/shared-kinds";
import type { PreviewGuest } from "@/lib/workbench/preview-states";

const findingSchema = z.object({
  /** The text that it is about: the HTML, or the style of the part. */
  kind: z.enum(["html", "style"]),
  severity: z.enum(["error", "warning"]),
  weight: z.string(),
  line: z.number(),
  column: z.number(),
  words: z.string(),
  why: z.string(),
  instead: z.string(),
});
const weightSchema = z.object({ text: z.number(), pictures: z.number(), pictureBytes: z.number() });
const lintedSchema = z.object({ findings: z.array(findingSchema), weight: weightSchema });
const storedSchema = z.object({ id: z.string() });
const versionsSchema = z.object({
  versions: z.array(z.object({ locale: z.enum(locales), html: z.string(), style: z.optional(z.string()) })),
});
const ownContentSchema = z.object({
  places: z.array(z.object({ id: z.number(), type: z.string(), name: z.string() })),
  /** Empty where the back end does not list them. */
  events: z.array(z.object({ id: z.number(), name: z.string() })),
  pages: z.array(z.object({ path: z.string(), name: z.string() })),
  pictures: z.array(z.object({ address: z.string(), name: z.string() })),
});
const linkSchema = z.object({ address: z.string(), ends: z.number() });
const pieceSchema = z.object({
  kind: z.enum(["heading", "text", "picture", "block"]),
  words: z.string(),
  at: z.object({ line: z.number(), column: z.number() }),
});
const pairsSchema = z.object({
  pairs: z.array(
    z.object({
      here: z.optional(pieceSchema),
      there: z.optional(pieceSchema),
      differences: z.array(
        z.object({ kind: z.enum(sharedKinds), here: z.optional(z.string()), there: z.optional(z.string()) }),
      ),
    }),
  ),
});
const servedSchema = z.object({
  served: z.array(z.object({ locale: z.enum(locales), content: z.enum(["same", "other", "none"]) })),
});

const storedVersionsSchema = z.object({
  versions: z.array(
    z.object({
      version: z.string(),
      storedAt: z.string(),
      publishedAt: z.optional(z.string()),
      publishesAt: z.optional(z.string()),
    }),
  ),
});

/** What an author chooses from by name: places, events, pages with their addresses, and pictures. */
export type OwnContent = z.output<typeof ownContentSchema>;
/** A picture of a place or an offer. */
export type OwnPicture = OwnContent["pictures"][number];
/** The content an author wrote in one language. */
export type Text = { html: string; style: string };
/** A text and where it belongs: the page's decoded address, and which part of it. */
export type DraftText = Text & { path: string; zone: Zone };

/** What a part weighs, in bytes, and how many pictures it has. */
export type Weight = z.output<typeof weightSchema>;
/** What is found in a draft. */
export type Linted = z.output<typeof lintedSchema>;
/** A finding as its author sees it. */
export type ShownFinding = z.output<typeof findingSchema>;
/** A piece of a page in one language beside that of the other. */
export type Pair = z.output<typeof pairsSchema>["pairs"][number];
export type DraftLink = z.output<typeof linkSchema>;
export type ServedContent = z.output<typeof servedSchema>;
/** A version of a page that the back end keeps; its instants in ISO 8601. */
export type StoredVersion = z.output<typeof storedVersionsSchema>["versions"][number];

/** Error status of a workbench call; 401 when the author is no longer signed in. */
export class WorkbenchError extends Error {
  constructor(readonly status: number) {
    super(`the workbench returned ${status}`);
  }
}

/** What keeps a call from being answered, in the words that its author reads. */
export type Problem = "signedOut" | "tooLarge" | "lost";

/** Returns what an author is told of a failed call. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof WorkbenchError)) return "lost";
  if (error.status === 401) return "signedOut";
  return error.status === 413 || error.status === 422 ? "tooLarge" : "lost";
}

/**
 * Signs in again without leaving the page. Resolves with what was wrong, or undefined when it was not. Throws what
 * `fetch` throws.
 */
export async function signInAgain(secret: string): Promise<"wrong" | "tooMany" | undefined> {
  const { url } = await fetch("/workbench/sign-in", {
    method: "POST",
    body: new URLSearchParams({ secret }),
  });
  const problem = new URL(url).searchParams.get("problem");
  return problem === "wrong" || problem === "tooMany" ? problem : undefined;
}

/** Stores a draft for its preview, in place of an earlier one. Throws `WorkbenchError`, and what `fetch` throws. */
export async function storeDraft(
  draft: DraftText,
  id: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  return (await ask("/workbench/draft", { draft, id }, storedSchema, signal)).id;
}

type LintedDraft = Text & { other: string; locale: Locale; words: Locale; writer: string };

/** Lints a draft, compared with its version in another language. Throws like `storeDraft`. */
export async function lintDraft(draft: LintedDraft, signal: AbortSignal): Promise<Linted> {
  return ask("/workbench/lint", draft, lintedSchema, signal);
}

/** Returns the pieces of two versions of a page side by side. Throws like `storeDraft`. */
export async function pairVersions(
  versions: { html: string; other: string; writer: string },
  signal: AbortSignal,
): Promise<readonly Pair[]> {
  return (await ask("/workbench/pairs", versions, pairsSchema, signal)).pairs;
}

/** Loads what is published at a path, by language; empty where nothing is written. Throws like `storeDraft`. */
export async function loadVersions(path: string, zone: Zone) {
  const answer = await fetch(`/workbench/load?${new URLSearchParams({ path, zone })}`);
  return answer.status === 404 ? [] : (await readAnswer(answer, versionsSchema)).versions;
}

/** Loads the group's own places, events, pages and pictures, named in a language. Throws like `storeDraft`. */
export async function loadOwnContent(language: Locale): Promise<OwnContent> {
  return readAnswer(await fetch(`/workbench/places?${new URLSearchParams({ language })}`), ownContentSchema);
}

/** A draft in every language in which it is written, and how the link to it opens. */
type SharedDraft = {
  versions: readonly (Text & { locale: Locale })[];
  path: string;
  zone: Zone;
  locale: Locale;
  guest: PreviewGuest;
};

/** Returns a link that shows a draft to others, in its present state. Throws like `storeDraft`. */
export function shareDraft(draft: SharedDraft): Promise<DraftLink> {
  return ask("/workbench/share", draft, linkSchema);
}

/** Returns what the next reader gets, compared with what is written here. Throws like `storeDraft`. */
export function compareWithServed(
  path: string,
  written: readonly (Text & { locale: Locale })[],
): Promise<ServedContent> {
  return ask("/workbench/live", { path, written }, servedSchema);
}

/**
 * Returns the versions of the page at a path that the back end keeps, the newest first; undefined where it keeps none.
 * Throws like `storeDraft`.
 */
export async function listVersions(path: string): Promise<readonly StoredVersion[] | undefined> {
  const answer = await fetch(`/workbench/versions?${new URLSearchParams({ path })}`);
  return answer.status === 404 ? undefined : (await readAnswer(answer, storedVersionsSchema)).versions;
}

/** What is done with the versions of a page, once for its `key`; `at` is a day and hour of the group's clock. */
type VersionAction = { key: string } & (
  | { action: "store"; zone: Zone; versions: readonly (Text & { locale: Locale })[] }
  | { action: "publish"; at?: { day: string; time: string } }
  | { action: "restore"; version: string }
);

/** Stores, publishes or restores a version of the page at a path. Throws like `storeDraft`. */
export async function actOnVersions(path: string, action: VersionAction): Promise<void> {
  await ask(`/workbench/versions?${new URLSearchParams({ path })}`, action, z.object({}));
}

async function ask<Schema extends z.ZodMiniType>(
  address: string,
  body: unknown,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
  return readAnswer(answer, schema);
}

/** Reads the answer to a call. Throws `WorkbenchError` for a refusal. */
export async function readAnswer<Schema extends z.ZodMiniType>(
  answer: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!answer.ok) throw new WorkbenchError(answer.status);
  return schema.parse(await answer.json());
}
