import { settledPaymentSchema } from "@/lib/payment/schema";

const status = { reservationId: "AH_7", kind: "booking", status: "pending" };

test("the reason for a refused approval and the messages to the guest are kept with the status (R7.2)", () => {
  const sent = [{ channel: "sms", to: "010-****-5678" }];
  expect(settledPaymentSchema.parse({ ...status, refusedBy: "payment_done", sent })).toMatchObject({
    status: "pending",
    refusedBy: "payment_done",
    sent,
  });
  expect(settledPaymentSchema.parse(status)).not.toHaveProperty("refusedBy");
  expect(settledPaymentSchema.safeParse({ ...status, refusedBy: "unknown_error_key" }).success).toBe(false);
});
