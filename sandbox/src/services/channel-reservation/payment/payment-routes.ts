import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { requireCustomer } from "#services/auth/access-token.ts";
import type { ReservationRow } from "#services/channel-reservation/booked/reservation-answer.ts";
import { readFormFields } from "#shared/http/form-fields.ts";
import { parseBody, parseQuery } from "#shared/http/validate.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { approvePayment } from "./approve-payment.ts";
import { receiveReturn } from "./gateway-return.ts";
import { openPayment } from "./open-payment.ts";

const approvalSchema = z.object({ reservationId: z.string(), approvalId: z.string().min(1).max(128) });

/** The calls under `payment/`. */
export function paymentRoutes(context: SandboxContext) {
  // Restricts redirects to the web application, because the address is client input.
  const returnQuerySchema = z.object({
    returnUrl: z
      .url()
      .refine((address) => new URL(address).origin === new URL(context.config.publicOrigin).origin),
  });

  async function approve(c: Context<SandboxEnv>, kind: ReservationRow["kind"]) {
    const { customerId } = await requireCustomer(context, c);
    const approval = await parseBody(c, approvalSchema);
    return c.json({ data: await approvePayment(context, { ...approval, kind, customerId }) });
  }

  return new Hono<SandboxEnv>()
    .get("/payment/initHash/:id", async (c) => {
      const { customerId } = await requireCustomer(context, c);
      const { returnUrl } = parseQuery(c, returnQuerySchema);
      const opening = { reservationId: c.req.param("id"), customerId, returnUrl, language: c.var.language };
      return c.json({ data: await openPayment(context, opening) });
    })
    .post("/payment/preApproval", async (c) => {
      const { returnUrl } = parseQuery(c, returnQuerySchema);
      const fields = readFormFields(new Uint8Array(await c.req.arrayBuffer()));
      return c.redirect(await receiveReturn(context, fields, returnUrl), 303);
    })
    .post("/payment/approval", (c) => approve(c, "booking"))
    .post("/payment/approvalPR", (c) => approve(c, "request"));
}
