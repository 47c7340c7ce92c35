import type { Database } from "#database/open-database.ts";
import type { SettableClock } from "#shared/clock.ts";
import type { Seed } from "#shared/seed-types.ts";
import type { Config } from "./config.ts";

export type { Config };

/** Dependencies of every service. Services read the time from `clock.now()` only; only the controls change it. */
export type SandboxContext = {
  database: Database;
  clock: SettableClock;
  config: Config;
  /** The version of each rendered picture, by its name; an address of a picture without one has no version. */
  pictures: ReadonlyMap<string, string>;
  seed: Seed;
};
