import { z } from "zod";

const madeSchema = z.object({ reservationId: z.string() });
const chargesSchema = z.object({
  charges: z.array(
    z.object({ orderId: z.string(), amount: z.number(), refunded: z.number(), state: z.string() }),
  ),
});

/** How a payment ends at the gateway (sandbox/README.md). */
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

/** The sandbox's controls for tables and payments, over HTTP as everybody speaks to them. */
export class BookingControl {
  #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Makes a reservation of a guest as it is wanted; no rule holds it back. */
  async put(guest: number, fields: Record<string, unknown> = {}): Promise<string> {
    const wanted = { messengerId: guest, ...tableOfTheTests, ...fields };
    return madeSchema.parse(await this.#ask("PUT", "/reservations", wanted)).reservationId;
  }

  /** The same, waiting for its payment; by default there is half an hour left for it. */
  putUnpaid(guest: number, { minutes = 30, ...fields }: { minutes?: number; [field: string]: unknown } = {}) {
    const autoCancelAt = new Date(Date.now() + minutes * 60_000).toISOString();
    return this.put(guest, { status: "pending", autoCancelAt, ...fields });
  }

  /** A link that an outlet sends; nobody's until somebody opens it. */
  async request(fields: Record<string, unknown> = {}): Promise<string> {
    const { items: _, ...table } = tableOfTheTests;
    const wanted = { ...table, amount: 120_000, ...fields };
    return madeSchema.parse(await this.#ask("POST", "/payment-requests", wanted)).reservationId;
  }

  async change(reservationId: string, fields: Record<string, unknown>): Promise<void> {
    await this.#ask("PATCH", `/reservations/${reservationId}`, fields);
  }

  /** How the next Pay of this reservation ends. */
  async next(reservationId: string, outcome: GatewayOutcome): Promise<void> {
    await this.#ask("POST", "/gateway/next", { orderOf: reservationId, outcome });
  }

  /** What the gateway charged for this reservation, given back or not. */
  async charges(reservationId: string) {
    return chargesSchema.parse(await this.#ask("GET", `/gateway/charges?reservationId=${reservationId}`))
      .charges;
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.#origin + path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`control ${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
}

/** The table these tests sit at: Bar Moonlight on Jeju, two cocktails and one without alcohol. */
export const tableOfTheTests = {
  resourceId: 31,
  promotionId: 3101,
  items: [
    { menuId: 310101, quantity: 2 },
    { menuId: 310102, quantity: 1 },
  ],
};

export const AMOUNT = 66_000;
