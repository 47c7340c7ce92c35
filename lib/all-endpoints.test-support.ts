import type { z } from "zod";
import * as cms from "@/lib/cms/endpoints";
import * as coupon from "@/lib/coupon/endpoints";
import * as event from "@/lib/event/endpoints";
import type { Endpoint } from "@/lib/http/endpoint";
import * as payment from "@/lib/payment/endpoints";
import * as promotion from "@/lib/promotion/endpoints";
import * as reservation from "@/lib/reservation/endpoints";
import * as resource from "@/lib/resource/endpoints";
import * as session from "@/lib/session/endpoints";
import * as setting from "@/lib/setting/endpoints";
import * as tracking from "@/lib/tracking/endpoints";

type AnyEndpoint = Endpoint<never, z.ZodType>;

const domains = { cms, coupon, event, payment, promotion, reservation, resource, session, setting, tracking };

/** Every call of the back end that the domains define. */
export const allEndpoints = Object.values(domains)
  .flatMap((domain) => Object.values<unknown>(domain))
  .filter((value): value is AnyEndpoint => typeof value === "object" && value !== null && "method" in value);
