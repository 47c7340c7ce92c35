import "client-only";
import * as z from "zod/mini";
import { AppError } from "@/lib/base/app-error";
import { noteServerDate } from "@/lib/base/server-clock";
import { OTHER_SESSION, pageSession, readPageLanguage, SESSION_HEADER } from "@/lib/browser/page";
import { abortAfter } from "@/lib/browser/reload";
import { type Endpoint, toAddress, toBody } from "@/lib/http/endpoint";
import { openEnvelope } from "@/lib/http/envelope";

// Otherwise zod probes whether it may compile code from text, which the content security policy blocks and reports.
z.config({ jitless: true });

export type Result<Value> = { ok: true; value: Value } | { ok: false; error: AppError };

/** Milliseconds; our server responds within five seconds, even if only with an error, so a later response is lost. */
const ANSWER_MS = 5_500;

type CallOptions = { idempotencyKey?: string; keepalive?: boolean; session?: string | undefined };

/**
 * Calls an endpoint from the browser through our own `/api`. Never throws: a refusal is a value, so a widget cannot
 * forget it. What cannot be sent or read at all is `REQUEST_SEND_ERROR`. Calls with the same `idempotencyKey` are
 * carried out once and get the same response (R6.9). With `keepalive` the call is sent even when the page is left
 * meanwhile.
 * Every call names the session that this page was made for, or `session`, and is refused when another guest has signed
 * in since, which the page is told (R3.13).
 */
export async function callApi<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input>,
  { idempotencyKey, keepalive = false, session = pageSession() }: CallOptions = {},
): Promise<Result<z.output<Data>>> {
  const body = toBody(endpoint, input);
  const sentAt = Date.now();
  try {
    const response = await fetch(toAddress(endpoint, input), {
      method: endpoint.method,
      headers: {
        accept: "application/json",
        "accept-language": readPageLanguage(),
        "x-app": "1",
        ...(session === undefined ? {} : { [SESSION_HEADER]: session }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      keepalive,
      signal: abortAfter(patienceFor(endpoint)),
    });
    noteServerDate(response.headers.get("date"), sentAt);
    return {
      ok: true,
      value: openEnvelope(
        response.status,
        await response.text(),
        endpoint.data,
        response.headers.get("retry-after"),
        response.headers.get("x-request-id") ?? undefined,
      ),
    };
  } catch (raised) {
    const error = raised instanceof AppError ? raised : new AppError("REQUEST_SEND_ERROR", { cause: raised });
    if (error.code === "other_session") window.dispatchEvent(new Event(OTHER_SESSION));
    return { ok: false, error };
  }
}

function patienceFor<Input extends object, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Data>,
): number {
  return endpoint.outlivesRequest === true ? endpoint.timeoutMs + ANSWER_MS : ANSWER_MS;
}
