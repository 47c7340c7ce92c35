import * as z from "zod/mini";
import { zones } from "@/lib/cms/schema";
import { byLocale, locales } from "@/lib/i18n/locales";

const KEY = "workbench";

const textSchema = z.object({ html: z.string(), style: z.string() });
const workSchema = z.object({
  texts: z.record(z.enum(locales), textSchema),
  path: z.string(),
  zone: z.enum(zones),
});

/** Everything an author works on: one part of one page, in every language. */
export type Work = z.output<typeof workSchema>;

const blank = { html: "", style: "" };
/** A page that does not exist yet, so that an experiment replaces no real one. */
const blankWork: Work = { texts: byLocale(() => blank), path: "/p/new-page", zone: "page" };

/**
 * Returns the last work of this tab, so that a reload or a new sign-in loses nothing; a blank one where it cannot be
 * read.
 */
export function readStoredWork(): Work {
  try {
    return workSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null")).data ?? blankWork;
  } catch {
    // Storage is missing, or its content is not ours.
    return blankWork;
  }
}

/** Stores the work for this tab. */
export function storeWork(work: Work): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(work));
  } catch {
    // Full or forbidden: the page itself still has the work.
  }
}
