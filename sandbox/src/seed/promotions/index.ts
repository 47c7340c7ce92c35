import type { SeedPromotion } from "../types.ts";
import { emberGrill } from "./ember-grill.ts";

/** Every promotion, in the order the outlets stand in the house. */
export const promotions: SeedPromotion[] = [...emberGrill];
