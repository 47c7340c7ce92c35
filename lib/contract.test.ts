import { allEndpoints } from "@/lib/all-endpoints.test-support";

/** Every call of the back end, by method and name. */
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

test("every call of the back end is defined exactly once, and no other call is defined", () => {
  expect(allEndpoints.map(({ method, name }) => `${method} ${name}`).sort()).toEqual([...contract].sort());
});

test("only reads may be retried, and only they are cached", () => {
  const reads = allEndpoints.filter(({ idempotent }) => idempotent);
  expect(reads.filter(({ method }) => method !== "GET").map(({ name }) => name)).toEqual([
    "promotion/list",
    "resource/query",
  ]);
  expect(allEndpoints.filter(({ idempotent, cache }) => !idempotent && cache !== undefined)).toEqual([]);
});
