import { legacyLanding } from "@/lib/tracking/landing-action";
import { landingActionSchema } from "@/lib/tracking/schema";

const landing = (route: Parameters<typeof legacyLanding>[0]["route"], parts: object, query = "") =>
  legacyLanding({
    route,
    parts: { ...parts },
    search: new URLSearchParams(query),
    referrer: "https://news.test/inbox?u=hana%40yeoul.test",
    ownOrigin: "https://yeoul.test",
    userAgent: "Test/1",
    now: new Date("2026-12-31T16:00:00Z"),
  });

test.each([
  ["dining", { siteId: "1", id: "11" }, "", "11"],
  ["site", { siteId: "1", siteResourceId: "10" }, "", "10"],
  ["special-offer", { siteId: "2", siteResourceId: "20" }, "", "20"],
  ["promotion", { siteId: "1", resourceId: "11", id: "1101" }, "", "1101"],
  ["payment-request", { resourceId: "11", id: "AH_77", approval: "tok.en" }, "", "11"],
  ["page", { resourceId: "10", pageId: "dining", languageId: "2" }, "", "dining"],
  ["dining", { siteId: "1", id: "11" }, "actionId=a-7", "a-7"],
  ["dining", { siteId: "1", id: "11" }, "laId=12", "12"],
  ["sites", {}, "laId=12", "12"],
  ["dining", { siteId: "1", id: "11" }, "laId=12&actionId=13", "13"],
  ["dining", { siteId: "1", id: "11" }, "actionId=&laId=12", "12"],
  ["dining", { siteId: "1", id: "11" }, "actionId=%3Cscript%3E", "11"],
  ["dining", { siteId: "1", id: "11" }, `actionId=${"1".repeat(65)}`, "11"],
] as const)("the old %s with %j and ?%s has the landing action %5$s (R10.1)", (route, parts, query, id) => {
  expect(landingActionSchema.parse(landing(route, parts, query)).legacyActionId).toBe(id);
});

test("an old address without any id has no landing action (R10.1)", () => {
  expect(landing("sites", {})).not.toHaveProperty("legacyActionId");
});

test("a legacy landing has place, referrer, action and month in Seoul (R10.1)", () => {
  expect(landing("dining", { siteId: "1", id: "11" }, "utm_source=x&name=Hana&mail=hana@yeoul.test")).toEqual(
    {
      name: "dining",
      path: "/1/dining/11",
      meta: { params: { siteId: "1", id: "11" }, query: { utm_source: "x" } },
      referrer: "https://news.test/inbox",
      userAgent: "Test/1",
      legacyActionId: "11",
      year: 2027,
      month: 1,
    },
  );
});

test("a legacy payment link is counted without its reservation and approval (R10.1)", () => {
  const parts = { resourceId: "11", id: "AH_77", approval: "tok.en" };
  const action = landing("payment-request", parts, "actionId=AH_77&reservation-id=AH_77");
  expect(action).toMatchObject({ path: "/11/payment-request", meta: { params: { resourceId: "11" } } });
  expect(JSON.stringify(action)).not.toMatch(/AH_77|tok\.en/);
});
