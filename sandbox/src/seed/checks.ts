import type { SeedCheck } from "#shared/seed-types.ts";
import { outlets } from "./outlets.ts";

/** Guests' bills: at every outlet 1001 and 1002 are open, 1003 was paid and is closed. */
export const checks: SeedCheck[] = outlets.flatMap(({ id: resourceId }) => [
  { resourceId, number: "1001", password: "2580", open: true },
  { resourceId, number: "1002", password: "1470", open: true },
  { resourceId, number: "1003", password: "2580", open: false },
]);
