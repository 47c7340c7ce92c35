import { z } from "zod";
import { askControls } from "@/e2e/support/ask-controls";

const madeSchema = z.object({ reservationId: z.string() });
const chargesSchema = z.object({
  charges: z.array(
    z.object({ orderId: z.string(), amount: z.number(), refunded: z.number(), state: z.string() }),
  ),
});

/** The outcome of a payment at the gateway (sandbox/README.md). */
export type GatewayOutcome =
  | "approve"
  | "decline"
  | "insufficient"
  | "cancel"
  | "timeout"
  | "slow"
  | "late"
  | "closed"
  | "double"
  | "get"
  | "euc_kr"
  | "wrong_amount"
  | "bad_signature";

/** HTTP client for the sandbox's controls of tables and payments. */
export class BookingControl {
  #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Creates a reservation of a guest with the given fields, bypassing all booking rules; returns its id. */
  async put(guest: number, fields: Record<string, unknown> = {}): Promise<string> {
    const wanted = { messengerId: guest, ...tableOfTheTests, ...fields };
    return madeSchema.parse(await this.#ask("PUT", "/reservations", wanted)).reservationId;
  }

  /** Creates a reservation that awaits payment, by default with 30 minutes left to pay. */
  putUnpaid(guest: number, { minutes = 30, ...fields }: { minutes?: number; [field: string]: unknown } = {}) {
    const autoCancelAt = new Date(Date.now() + minutes * 60_000).toISOString();
    return this.put(guest, { status: "pending", autoCancelAt, ...fields });
  }

  /** Creates a payment request as an outlet sends it; it belongs to no guest until one claims it. */
  async request(fields: Record<string, unknown> = {}): Promise<string> {
    const { items: _, ...table } = tableOfTheTests;
    const wanted = { ...table, amount: 120_000, ...fields };
    return madeSchema.parse(await this.#ask("POST", "/payment-requests", wanted)).reservationId;
  }

  async change(reservationId: string, fields: Record<string, unknown>): Promise<void> {
    await this.#ask("PATCH", `/reservations/${reservationId}`, fields);
  }

  /** Sets how the next payment of this reservation ends. */
  async next(reservationId: string, outcome: GatewayOutcome): Promise<void> {
    await this.#ask("POST", "/gateway/next", { orderOf: reservationId, outcome });
  }

  /** Returns what the gateway charged for this reservation, including refunded charges. */
  async charges(reservationId: string) {
    return chargesSchema.parse(await this.#ask("GET", `/gateway/charges?reservationId=${reservationId}`))
      .charges;
  }

  #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    return askControls(this.#origin + path, method, body);
  }
}

/** The booking used by these tests: Bar Moonlight on Jeju, two cocktails and one alcohol-free drink. */
const tableOfTheTests = {
  resourceId: 31,
  promotionId: 3101,
  items: [
    { menuId: 310101, quantity: 2 },
    { menuId: 310102, quantity: 1 },
  ],
};

export const AMOUNT = 66_000;
