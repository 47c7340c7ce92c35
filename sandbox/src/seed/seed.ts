import type { Seed } from "#shared/seed-types.ts";
import { checks } from "./checks.ts";
import { events } from "./events.ts";
import { hotels } from "./hotels.ts";
import { languages } from "./languages.ts";
import { layoutParts, layouts } from "./layout/default-layout.ts";
import { outletSettings } from "./outlet-settings.ts";
import { outlets } from "./outlets.ts";
import { pageResources } from "./page-resources.ts";
import { pages } from "./pages/index.ts";
import { people } from "./people.ts";
import { promotions } from "./promotions/index.ts";
import { settings } from "./settings.ts";
import { sites } from "./sites.ts";

/** All data of an unused sandbox: Yeoul Hotels in its first winter. */
export const seed: Seed = {
  languages,
  settings,
  resources: [...hotels, ...outlets, ...pageResources],
  sites,
  layouts,
  pages: pages.map((authored) => authored.page),
  parts: [...layoutParts, ...pages.map((authored) => authored.part)],
  promotions,
  outletSettings,
  checks,
  events,
  people,
};
