import type { Reservation } from "@/lib/reservation/schema";
import { paths } from "@/lib/routing/paths";

/** The query keys of a reservation draft. */
export const draftKeys = ["adults", "children", "infants", "date", "time", "menu", "change"] as const;

/** Returns a query with its question mark, colons and commas left readable; empty for an empty query. */
export function toQuery(search: URLSearchParams): string {
  const text = search.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** Returns whether a query contains a part of a draft. */
export function hasDraft(query: string): boolean {
  const search = new URLSearchParams(query);
  return draftKeys.some((key) => search.has(key));
}

type RebookOptions = {
  /** Includes date and time; false when they have passed. */
  withTime: boolean;
  /** The reservation that the new one replaces. */
  change?: string;
};

type Booked = Pick<
  Reservation,
  "resourceId" | "promotionId" | "adult" | "child" | "infant" | "date" | "time" | "items"
>;

/**
 * Returns the address of the promotion's page with the form filled in from this reservation: party, menus, and its date
 * and time if requested.
 */
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
  // Colons and commas are valid in a query, and more readable unescaped.
  return `${paths.promotion(booked.resourceId, booked.promotionId)}?${query.map(([key, value]) => `${key}=${value}`).join("&")}`;
}
