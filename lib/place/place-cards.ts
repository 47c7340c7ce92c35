import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { isPlacePath } from "@/lib/routing/route-template";

const MOST = 42;

/**
 * Reads what is shown of places and offers by their paths, from our own server. One that is gone has no card, and
 * neither has one that could not be read; `unread` counts those.
 */
export const readPlaceCards = defineEndpoint({
  group: "content",
  input: z.object({
    /** Separated by commas. */
    paths: z
      .string()
      .check(z.refine((text) => text.split(",").length <= MOST && text.split(",").every(isPlacePath))),
  }),
  path: "/crm_channel_si_tc/places",
  data: z.object({
    cards: z.array(
      z.object({
        path: z.string(),
        name: z.string(),
        /** Where it is: an offer's restaurant, a restaurant's hotel. */
        place: z.optional(z.string()),
        image: z.optional(z.string()),
      }),
    ),
    unread: z.number(),
  }),
});

export type PlaceCard = z.output<typeof readPlaceCards.data>["cards"][number];
