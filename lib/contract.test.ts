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

const endpoints = Object.values(domains)
  .flatMap((domain) => Object.values<unknown>(domain))
  .filter((value): value is AnyEndpoint => typeof value === "object" && value !== null && "method" in value);

/** Every call of the back-end contract (spec §7 and the calls that it leaves open), by method and name. */
const contract = `
  POST esData/promotion | GET esData/resource/names | GET esData/resource/namesByOutletId
  POST promotion/list | GET promotion/special | GET promotion/name | GET promotion/detail | GET promotion/holiday
  GET promotion/calendar | GET promotion/calendarRange | GET promotion/timetable | GET promotion/timetableRange
  GET promotion/orderedItemCount
  POST reservation/create | GET reservation/list | GET reservation/detail | GET reservation/status | PUT reservation/cancel
  GET payment/initHash | POST payment/preApproval | POST payment/approval | POST payment/approvalPR
  GET coupon/list | POST coupon/check
  GET system/get | POST resource/query | GET site/list | GET language/list
  GET page/layout | GET page/resource | GET page/page | GET page/parts
  POST auth/login | POST auth/logout | POST auth/update | POST auth/sync | POST auth/bind | POST auth/unbind
  GET customer/info | GET customer/qr | GET customer/apply/resource
  GET eventResults/encodedUserID | GET eventResults/mine | POST eventResults/create | POST postAction/execute
  POST collect/la | POST collect/la/legacy | GET adSDK/adSDKInfoByCampaign | GET adSDK/adSDKInfoByResourceId
`
  .split(/[|\n]/)
  .map((call) => call.trim())
  .filter((call) => call !== "");

test("every call of the contract is defined exactly once, and no other call is defined", () => {
  expect(endpoints.map(({ method, name }) => `${method} ${name}`).sort()).toEqual([...contract].sort());
});

test("only reads may be retried, and only they are cached", () => {
  const reads = endpoints.filter(({ idempotent }) => idempotent);
  expect(reads.filter(({ method }) => method !== "GET").map(({ name }) => name)).toEqual([
    "promotion/list",
    "resource/query",
  ]);
  expect(endpoints.filter(({ idempotent, cache }) => !idempotent && cache !== undefined)).toEqual([]);
});
