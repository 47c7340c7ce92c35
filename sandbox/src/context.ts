import type { Database } from "#database/open-database.ts";
import type { Seed } from "#seed/types.ts";
import type { SettableClock } from "#shared/clock.ts";
import type { Config } from "./config.ts";

export type { Config };

/** What every service is handed. Services tell the time by `clock.now()` alone; only the controls move it. */
export type SandboxContext = {
  database: Database;
  clock: SettableClock;
  config: Config;
  /** The version of each picture that was drawn, by its name; one without is told without. */
  pictures: ReadonlyMap<string, string>;
  seed: Seed;
};
