import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";

const text = z.optional(z.string());

/**
 * Reads where an outlet is and how it is reached, in the reader's language, from our own server, which has it cached;
 * the same as `OutletDetails`.
 */
export const readOutlet = defineEndpoint({
  group: "content",
  method: "GET",
  input: z.object({ resourceId: idSchema }),
  path: "/crm_channel_si_tc/outlet/:resourceId",
  data: z.object({
    resourceId: idSchema,
    name: z.string(),
    address: text,
    phone: text,
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
    arrival: z.optional(z.object({ floor: text })),
  }),
  idempotent: true,
});
