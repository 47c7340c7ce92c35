import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

export type LandingAction = {
  name: string;
  path: string;
  meta: { params: Record<string, string>; query: Record<string, string> };
  referrer: string;
  userAgent: string;
  year: number;
  month: number;
};

/** The landing on an address of the former site (R1.4, R10.1). Counted once, so never sent twice. */
export const collectLegacyLanding = defineEndpoint({
  name: "collect/la/legacy",
  method: "POST",
  path: () => "/common_channel_data/collect/la/legacy",
  body: (action: LandingAction) => action,
  data: z.unknown(),
  idempotent: false,
  timeoutMs: 3_000,
});
