import type { AuthoredPage } from "./authored-page.ts";
import { dining, offers } from "./dining.ts";
import { home } from "./home.ts";
import { hotelPages } from "./hotels.ts";
import { outletPages } from "./outlets.ts";

/** Every authored page, the front page first. */
export const pages: AuthoredPage[] = [home, ...hotelPages, ...outletPages, dining, offers];
