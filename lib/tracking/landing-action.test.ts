import { isLanding, landingAction } from "@/lib/tracking/landing-action";
import { landingActionSchema } from "@/lib/tracking/schema";

const OWN = "https://yeoul.test";
const arrival = { entry: {}, referrer: "", ownOrigin: OWN, hasLanded: false, navigation: "navigate" };

test.each([
  ["a tab's first page", {}, true],
  ["a visit from a search engine", { referrer: "https://search.test/" }, true],
  ["following a link within the site", { referrer: `${OWN}/r/14` }, false],
  ["returning from a login", { hasLanded: true, referrer: "https://kauth.kakao.com/" }, false],
  ["opening a shared link in the same tab", { hasLanded: true, entry: { "shared-by": "k" } }, true],
  ["a reload", { entry: { campaign: "winter" }, navigation: "reload" }, false],
  ["going back", { entry: { campaign: "winter" }, navigation: "back_forward" }, false],
  ["choosing a language", { hasLanded: true, entry: { language: "en" }, referrer: `${OWN}/` }, false],
])("whether %s is a landing is recognised (R10.1)", (_, more, expected) => {
  expect(isLanding({ ...arrival, ...more })).toBe(expected);
});

test("a landing has place, referrer and month in Seoul, and nothing personal (R10.1)", () => {
  const action = landingAction({
    address: `${OWN}/promotion/14/1401?utm_source=mail&name=Hana`,
    entry: { campaign: "winter", "reservation-id": "AH_9", redirect: "https://x.test/?m=hana@yeoul.test" },
    referrer: "https://mail.test/inbox?u=hana%40yeoul.test",
    userAgent: "Test/1",
    action: "join",
    now: new Date("2026-12-31T16:00:00Z"),
  });
  expect(landingActionSchema.parse(action)).toEqual({
    name: "promotion",
    path: "/promotion/14/1401",
    meta: { params: { resourceId: "14", id: "1401" }, query: { campaign: "winter", utm_source: "mail" } },
    referrer: "https://mail.test/inbox",
    userAgent: "Test/1",
    actionKey: "join",
    target: "1401",
    year: 2027,
    month: 1,
  });
});

test("a payment link is counted without its reservation and token (R10.1)", () => {
  const action = landingAction({
    address: `${OWN}/payment-request/14/AH_21/token-1?payment=failed`,
    entry: {},
    referrer: `${OWN}/payment-request/14/AH_21`,
    userAgent: "Test/1",
    action: undefined,
    now: new Date("2026-12-01T00:00:00Z"),
  });
  expect(JSON.stringify(action)).not.toMatch(/AH_21|token-1|payment=/);
  expect(action).toMatchObject({ name: "payment-request", path: "/payment-request/14" });
  expect(action).not.toHaveProperty("actionKey");
});
