import type { Reservation } from "@/lib/reservation/schema";
import { paths } from "@/lib/routing/paths";

type RebookOptions = {
  /** Date and time as well; left out where they have passed. */
  withTime: boolean;
  /** The reservation that the new one is to take the place of. */
  change?: string;
};

type Booked = Pick<
  Reservation,
  "resourceId" | "promotionId" | "adult" | "child" | "infant" | "date" | "time" | "items"
>;

/** The promotion's page with the form filled in as this reservation was: its party, its menus, its time if wished. */
export function rebookAddress(booked: Booked, { withTime, change }: RebookOptions): string {
  const query = [
    ["adults", booked.adult],
    ["children", booked.child],
    ["infants", booked.infant],
    ...(withTime
      ? [
          ["date", booked.date],
          ["time", booked.time],
        ]
      : []),
    ...(booked.items.length === 0
      ? []
      : [["menu", booked.items.map(({ menuId, quantity }) => `${menuId}:${quantity}`).join(",")]]),
    ...(change === undefined ? [] : [["change", change]]),
  ];
  // Colons and commas may stand in a query as they are, and read better so.
  return `${paths.promotion(booked.resourceId, booked.promotionId)}?${query.map(([key, value]) => `${key}=${value}`).join("&")}`;
}
