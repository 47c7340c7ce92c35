import type { AuthoredPage } from "./authored-page.ts";
import { dining, offers } from "./dining.ts";
import { home } from "./home.ts";
import { hotelPages } from "./hotels.ts";
import { privacy, terms } from "./legal.ts";
import { outletPages } from "./outlets.ts";
import { about, privateDining, winter } from "./stories.ts";
import { firstSnow, membership, winterQuiz } from "./taking-part.ts";
import { faq, gettingHere, giftCards } from "./visiting.ts";
import { widgetGallery } from "./widget-gallery.ts";

/** Every authored page, the front page first. */
export const pages: AuthoredPage[] = [
  home,
  ...hotelPages,
  ...outletPages,
  dining,
  offers,
  winter,
  privateDining,
  about,
  gettingHere,
  faq,
  giftCards,
  terms,
  privacy,
  membership,
  winterQuiz,
  firstSnow,
  widgetGallery,
];
