import * as z from "zod/mini";
import { ID, RESERVATION_ID, whole } from "@/lib/ids/ids";
import { draftKeys } from "@/lib/reservation/draft/draft-address";

export type PartySize = { adults: number; children: number; infants: number };

/** What a guest is about to reserve, as far as it may stand in an address: nothing in it says who they are. */
export type ReservationDraft = {
  /** Undefined until somebody chose it. */
  party: PartySize | undefined;
  /** `YYYY-MM-DD` and `HH:mm`, venue time. */
  date: string | undefined;
  time: string | undefined;
  /** How many of which menu, by its id. */
  quantities: ReadonlyMap<number, number>;
  /** The reservation that this one is to take the place of. */
  change: string | undefined;
};

/** The parts of a draft that a link may carry; each is judged for itself (features 6). */
export type DraftPart = "party" | "date" | "time" | "menu";

const countSchema = z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number));
const dateSchema = z.iso.date();
const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const MENU = `${ID}:[1-9]\\d{0,2}`;
const menuSchema = z.string().check(z.regex(whole(`${MENU}(?:,${MENU})*`)));
const changeSchema = z.string().check(z.regex(whole(RESERVATION_ID)));

/**
 * Reads a draft from an address, part by part: what cannot be read is left out and named in `unreadable`, so that the
 * guest can be told. `?adults=2&children=1&infants=0&date=2026-12-24&time=19:00&menu=7:2,8:1&change=AH_12`
 */
export function parseDraft(search: URLSearchParams): { draft: ReservationDraft; unreadable: DraftPart[] } {
  const unreadable: DraftPart[] = [];
  const read = <Value>(part: DraftPart | undefined, schema: z.ZodMiniType<Value>, key: string) => {
    const text = search.get(key);
    if (text === null || text === "") return undefined;
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    if (part !== undefined && !unreadable.includes(part)) unreadable.push(part);
    return undefined;
  };
  const [adults, children, infants] = (["adults", "children", "infants"] as const).map((key) =>
    read("party", countSchema, key),
  );
  const hasParty = [adults, children, infants].some((count) => count !== undefined);
  const menu = read("menu", menuSchema, "menu");
  return {
    draft: {
      party:
        hasParty && !unreadable.includes("party")
          ? { adults: adults ?? 1, children: children ?? 0, infants: infants ?? 0 }
          : undefined,
      date: read("date", dateSchema, "date"),
      time: read("time", timeSchema, "time"),
      quantities: readQuantities(menu),
      change: read(undefined, changeSchema, "change"),
    },
    unreadable,
  };
}

/** The draft as an address carries it; `search` keeps every other key it has. */
export function writeDraft(search: URLSearchParams, draft: ReservationDraft): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const key of draftKeys) written.delete(key);
  if (draft.party !== undefined) {
    written.set("adults", String(draft.party.adults));
    if (draft.party.children > 0) written.set("children", String(draft.party.children));
    if (draft.party.infants > 0) written.set("infants", String(draft.party.infants));
  }
  if (draft.date !== undefined) written.set("date", draft.date);
  if (draft.time !== undefined) written.set("time", draft.time);
  const menus = [...draft.quantities].filter(([, quantity]) => quantity > 0);
  if (menus.length > 0) written.set("menu", menus.map((entry) => entry.join(":")).join(","));
  if (draft.change !== undefined) written.set("change", draft.change);
  return written;
}

/** Everybody at the table, infants included: each takes a seat. */
export function partyTotal({ adults, children, infants }: PartySize): number {
  return adults + children + infants;
}

function readQuantities(menu: string | undefined): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const entry of menu?.split(",") ?? []) {
    const [id = 0, quantity = 0] = entry.split(":").map(Number);
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return quantities;
}
