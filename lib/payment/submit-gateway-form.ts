import "client-only";
import type { GatewayForm } from "@/lib/payment/schema";

const FORM_ID = "gateway-form";

/** Posts the form with which an order begins at the gateway, in this window (R7.1). */
export function submitGatewayForm({ action, fields }: Pick<GatewayForm, "action" | "fields">): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  form.id = FORM_ID;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  // Left over from a payment the guest gave up.
  document.getElementById(FORM_ID)?.remove();
  document.body.append(form);
  // Called on the prototype, because a field of the gateway may be named "submit".
  HTMLFormElement.prototype.submit.call(form);
}
