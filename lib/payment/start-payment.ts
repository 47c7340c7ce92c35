import "client-only";
import { claimRequest } from "@/lib/booking/claim-request";
import type { Reservation } from "@/lib/booking/schema";
import { beforeChunkReload } from "@/lib/browser/reload";
import { callApi, type Result } from "@/lib/http/call-api";
import { requestGatewayForm } from "@/lib/payment/browser-endpoints";
import type { GatewayForm } from "@/lib/payment/schema";
import { rememberBooked } from "@/lib/tracking/attribution";
import { rememberPayment } from "@/lib/tracking/purchase";

/** Milliseconds after which a gateway that has not appeared counts as given up by the guest, who may try again. */
const LEAVING_MS = 20_000;
const FORM_ID = "gateway-form";

type Payable = {
  resourceId: number;
  reservationId: string;
  /** A payment request is made the guest's own first. */
  kind?: Reservation["kind"];
  /** The reservation that this one replaces; the receipt then offers to cancel it. */
  replaces?: string | undefined;
};
/** `leaving`: the browser is on its way to the gateway, and the page must stay as it is until it has gone. */
export type Started = Result<"leaving">;

let starting: Promise<Started> | undefined;
let prepared: { reservationId: string; form: Promise<Result<GatewayForm>> } | undefined;
beforeChunkReload(() => starting === undefined);
const releaseListeners = new Set<() => void>();

/**
 * Opens one order at the gateway and goes there in this window (R7.1). However often it is called until the page has
 * gone, one order is opened; after a refusal, or when the guest returns to the restored page, it can be called again.
 * Never throws: a refusal is a value.
 */
export function startPayment(reservation: Payable): Promise<Started> {
  // Set before anything is awaited, so that a second click finds it.
  starting ??= start(reservation);
  return starting;
}

/**
 * Asks for the gateway's form of a reservation that was just made, so that it is here when the payment starts. A
 * refusal is reported then.
 */
export function preparePayment(payable: Payable): void {
  prepared = { reservationId: payable.reservationId, form: callApi(requestGatewayForm, payable) };
}

/**
 * Calls the listener whenever a started payment is given up, so that a button can be pressed again. Returns the
 * function that removes it.
 */
export function onPaymentRelease(listener: () => void): () => void {
  releaseListeners.add(listener);
  return () => releaseListeners.delete(listener);
}

async function start(payable: Payable): Promise<Started> {
  const claim = await claimRequest(payable);
  if (!claim.ok) {
    release();
    return claim;
  }
  rememberBooked(payable.reservationId);
  rememberPayment(payable.reservationId);
  const form = await takeForm(payable);
  if (!form.ok) {
    release();
    return form;
  }
  submit(form.value);
  const timer = setTimeout(release, LEAVING_MS);
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    window.removeEventListener("pageshow", comeBack);
    clearTimeout(timer);
    release();
  };
  window.addEventListener("pageshow", comeBack);
  return { ok: true, value: "leaving" };
}

/** Each form is used once: a second payment is another order at the gateway. */
function takeForm(payable: Payable): Promise<Result<GatewayForm>> {
  const ready = prepared?.reservationId === payable.reservationId ? prepared.form : undefined;
  prepared = undefined;
  return ready ?? callApi(requestGatewayForm, payable);
}

function release(): void {
  starting = undefined;
  for (const listener of releaseListeners) listener();
}

function submit({ action, fields }: GatewayForm): void {
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
