import type { FailedCall } from "@/lib/server/log/request-trace";
import { countEvent, observeMs } from "@/lib/server/metrics/record";

/** The steps of a payment by the calls that are made for them. */
const steps: ReadonlyMap<string, string> = new Map([
  ["payment/initHash", "open"],
  ["payment/preApproval", "return"],
  ["payment/approval", "approve"],
  ["payment/approvalPR", "approve"],
]);

/** Records a call of the back end, and what it means for the business; `failed` is absent where it succeeded. */
export function recordCall(
  { name, group }: { name: string; group: string },
  ms: number,
  failed?: FailedCall,
): void {
  const outcome = failed?.outcome ?? "ok";
  if (failed?.outcome === "not sent")
    countEvent("yeoul_backend_not_sent_total", { group, reason: failed.reason });
  else observeMs("yeoul_backend_call_duration_seconds", { group, call: name, outcome }, ms);
  if (name === "reservation/create")
    countEvent("yeoul_reservations_total", { outcome, code: failed?.code ?? "none" });
  const step = steps.get(name);
  if (step !== undefined) countEvent("yeoul_payments_total", { step, outcome });
}
