import type * as z from "zod/mini";
import { descriptions as sessionDescriptions } from "@/lib/account/endpoint-descriptions";
import * as session from "@/lib/account/endpoints";
import { descriptions as reservationDescriptions } from "@/lib/booking/endpoint-descriptions";
import * as reservation from "@/lib/booking/endpoints";
import { descriptions as cmsDescriptions, settingDescriptions } from "@/lib/cms/endpoint-descriptions";
import * as cms from "@/lib/cms/endpoints";
import * as setting from "@/lib/cms/site/endpoints";
import { descriptions as couponDescriptions } from "@/lib/coupon/endpoint-descriptions";
import * as coupon from "@/lib/coupon/endpoints";
import { descriptions as eventDescriptions } from "@/lib/event/endpoint-descriptions";
import * as event from "@/lib/event/endpoints";
import type { DescriptionsOf, Endpoint, EndpointDescription, Refusal } from "@/lib/http/endpoint";
import { descriptions as promotionDescriptions } from "@/lib/offer/endpoint-descriptions";
import * as promotion from "@/lib/offer/endpoints";
import { descriptions as paymentDescriptions } from "@/lib/payment/endpoint-descriptions";
import * as payment from "@/lib/payment/endpoints";
import { descriptions as resourceDescriptions } from "@/lib/place/endpoint-descriptions";
import * as resource from "@/lib/place/endpoints";
import { descriptions as trackingDescriptions } from "@/lib/tracking/endpoint-descriptions";
import * as tracking from "@/lib/tracking/endpoints";

/** A call whose input is known only by its own schema. */
export type AnyEndpoint = Endpoint<Readonly<Record<string, unknown>>, z.ZodMiniType>;

/** A call of the back end, under the name of its definition. */
export type BackendCall = {
  id: string;
  domain: string;
  endpoint: AnyEndpoint;
  description: EndpointDescription<Readonly<Record<string, unknown>>>;
};

/** The calls by domain, in the order in which a back end is best built. */
export const backendCalls: readonly BackendCall[] = [
  ...callsOf("setting", setting, settingDescriptions),
  ...callsOf("resource", resource, resourceDescriptions),
  ...callsOf("cms", cms, cmsDescriptions),
  ...callsOf("promotion", promotion, promotionDescriptions),
  ...callsOf("session", session, sessionDescriptions),
  ...callsOf("reservation", reservation, reservationDescriptions),
  ...callsOf("payment", payment, paymentDescriptions),
  ...callsOf("coupon", coupon, couponDescriptions),
  ...callsOf("event", event, eventDescriptions),
  ...callsOf("tracking", tracking, trackingDescriptions),
];

function callsOf<Endpoints extends object>(
  domain: string,
  endpoints: Endpoints,
  descriptions: DescriptionsOf<Endpoints>,
): BackendCall[] {
  const defined = new Map<string, unknown>(Object.entries(endpoints));
  return Object.entries(descriptions).map(([id, description]) => ({
    id,
    domain,
    endpoint: defined.get(id) as AnyEndpoint,
    description: description as BackendCall["description"],
  }));
}

/** Returns the name under which a call's definition is exported. Throws for anything else. */
export function idOf(endpoint: object): string {
  const call = backendCalls.find((call) => call.endpoint === endpoint);
  if (call === undefined) throw new Error("no such call is described");
  return call.id;
}

/** Returns the call whose definition is exported under a name. Throws for any other name. */
export function backendCall(id: string): BackendCall {
  const call = backendCalls.find((call) => call.id === id);
  if (call === undefined) throw new Error(`no call is named ${id}`);
  return call;
}

/** Returns the refusals that every call of its kind may have. */
export function commonRefusals({
  session,
  once,
}: Pick<EndpointDescription<unknown>, "session" | "once">): readonly Refusal[] {
  return [
    ...(session === "required"
      ? [{ status: 401, key: "unauthorized", when: "there is no session, or it has expired" }]
      : []),
    { status: 422, key: "requirements_not_satisfied", when: "the request is not as described here" },
    ...(once === true
      ? [
          {
            status: 422,
            key: "requirements_not_satisfied",
            when: "the same Idempotency-Key came with another request",
          },
        ]
      : []),
    { status: 500, key: "unexpected", when: "something else went wrong" },
  ];
}
