/** Returns a draft for two guests: two set menus of the test seed's promotion 101, dinner a week from `TEST_NOW`. */
export const testDraft = (given: Record<string, unknown> = {}) => ({
  date: "2026-11-28",
  time: "18:00",
  adult: 2,
  child: 0,
  infant: 0,
  items: [{ menuId: 7, quantity: 2, unitPrice: 120_000 }],
  amount: 240_000,
  currency: "KRW",
  name: "김여울",
  mobile: "010-1234-5678",
  email: "guest@example.com",
  requests: "창가",
  consents: { cancellation: true, privacy: true },
  ...given,
});
