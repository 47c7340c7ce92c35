import type { AuthoredPage } from "./authored-page.ts";
import { home } from "./home.ts";

/** Every authored page, the front page first. */
export const pages: AuthoredPage[] = [home];
