import * as z from "zod/mini";
import { zones } from "@/lib/cms/schema";

const KEY = "workbench";

const textSchema = z.object({ html: z.string(), style: z.string() });
const workSchema = z.object({
  texts: z.object({ ko: textSchema, en: textSchema }),
  path: z.string(),
  zone: z.enum(zones),
});

/** All that an author has before them: both languages of one part of one page. */
export type Work = z.output<typeof workSchema>;

const blank = { html: "", style: "" };
/** A page that is not there yet: what somebody only tries is to stand nowhere. */
const blankWork: Work = { texts: { ko: blank, en: blank }, path: "/p/new-page", zone: "page" };

/** What this tab was last at, so that a reload or a new sign-in loses nothing; nothing where that cannot be read. */
export function readKeptWork(): Work {
  try {
    return workSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null")).data ?? blankWork;
  } catch {
    // No storage here, or not ours.
    return blankWork;
  }
}

/** Puts the work by for this tab. */
export function keepWork(work: Work): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(work));
  } catch {
    // Full or forbidden: the tab itself still holds it.
  }
}
