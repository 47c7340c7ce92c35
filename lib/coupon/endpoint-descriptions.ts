import type * as endpoints from "@/lib/coupon/endpoints";
import type { DescriptionsOf } from "@/lib/http/endpoint";

/** What a back end must know of the calls for coupons. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  getCouponName: {
    summary: "The name of any guest's coupon, in the reader's language.",
    session: "none",
    withoutIt: "Authors are told that a coupon which they link to could not be checked.",
    input: { id: 31 },
    data: { id: 31, name: "A glass of sparkling wine" },
    refusals: [{ status: 404, key: "notfound_coupon", when: "there is no such coupon" }],
  },
  listCoupons: {
    summary: "One page of the guest's coupons, of one state or of all.",
    session: "required",
    withoutIt: "The coupon box says that the coupons cannot be shown.",
    entry: "coupon",
    input: { status: "usable", page: 1, perPage: 16 },
    data: {
      rows: [
        {
          id: 31,
          name: "A glass of sparkling wine",
          description: "With a dinner for two.",
          image: "https://media.example/coupon.jpg",
          status: "usable",
          validFrom: "2026-11-01T00:00:00+09:00",
          validTo: "2026-12-31T23:59:59+09:00",
          outlets: [{ resourceId: 11, name: "Mulgyeol" }],
        },
      ],
      lastPage: 1,
    },
  },
  redeemCoupon: {
    summary:
      "Uses a coupon on an open check of an outlet, once. The password is what the staff enters: a back end whose func_config has couponCheckBody true gets it, and the check's number, in the body (JSON), so that no access log has it.",
    session: "required",
    once: true,
    withoutIt: "A coupon cannot be used; the staff is told so.",
    input: { couponId: 31, resourceId: 11, checkNumber: "1001", password: "2580" },
    data: { used: true, usedAt: "2026-11-21T19:04:00+09:00" },
    refusals: [
      { status: 404, key: "notfound_coupon", when: "the coupon is unknown or another guest's" },
      { status: 409, key: "used_coupon", when: "it is already used" },
      { status: 422, key: "expired_coupon", when: "its last instant has passed" },
      { status: 422, key: "wrong_coupon_date", when: "its first instant is still to come" },
      { status: 422, key: "wrong_coupon_outlet", when: "the outlet does not accept it" },
      { status: 422, key: "wrong_check_number", when: "the outlet has no such check" },
      { status: 422, key: "wrong_check_password", when: "the password is wrong" },
      { status: 409, key: "closed_check", when: "the check was paid" },
      { status: 429, key: "too_many_attempts", when: "too many wrong checks or passwords were entered" },
    ],
  },
};
