import type { DescriptionsOf } from "@/lib/http/endpoint";
import type * as endpoints from "@/lib/tracking/endpoints";

const landing = {
  name: "promotion",
  path: "/promotion/11/101",
  meta: { params: { resourceId: "11", id: "101" }, query: { campaign: "winter" } },
  referrer: "https://search.example/",
  userAgent: "Mozilla/5.0",
  year: 2026,
  month: 11,
};
const sdks = [{ type: "meta_pixel", sdkId: "1234567890" }] as const;
const names = { region: "Seoul", site: "Yeoul Seoul", outlet: "Mulgyeol" };
const unknownPlace = { status: 404, key: "failed_to_load_site", when: "there is no such place" };

/** What a back end must know of the calls that record visits. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  collectLanding: {
    summary: "Records that a page was opened.",
    session: "either",
    withoutIt: "Nothing; the visit is not counted.",
    input: landing,
    data: true,
  },
  collectLegacyLanding: {
    summary: "Records that a page was opened at its address in the group's earlier web site.",
    session: "either",
    withoutIt: "Nothing; the visit is not counted.",
    input: { ...landing, legacyActionId: "771" },
    data: true,
  },
  listAdSdksOfCampaign: {
    summary: "The accounts at ad platforms to which the visits of a campaign are reported.",
    session: "none",
    withoutIt: "Nothing; the campaign's visits are not reported to ad platforms.",
    entry: "account",
    input: { campaign: "winter" },
    data: sdks,
  },
  listAdSdksOfResource: {
    summary: "The accounts at ad platforms to which the visits of a place are reported.",
    session: "none",
    withoutIt: "Nothing; the place's visits are not reported to ad platforms.",
    entry: "account",
    input: { resourceId: 11, siteId: 1 },
    data: sdks,
  },
  registerPromotionAccess: {
    summary: "Records how a guest came to a promotion; the id that it returns travels with the reservation.",
    session: "either",
    withoutIt: "Nothing; the reservation does not say how the guest found it.",
    input: {
      promotionId: 101,
      record: {
        referer: "https://search.example/",
        src_type: "search",
        dst_type: "promotion",
        dst_title: "Winter tasting menu",
        dst_outlet: names,
        sending_count: 0,
        landing_at: "2026-11-21T12:00:00+09:00",
      },
    },
    data: { esUuid: "0b6d4a52-0a49-4d0a-9f0e-2d2f6a1c7e11" },
    refusals: [{ status: 404, key: "failed_to_load_promotion", when: "there is no such promotion" }],
  },
  getPlaceNames: {
    summary: "The names of the region, hotel and outlet of a resource, for reports about visits.",
    session: "none",
    withoutIt: "Nothing; reports about visits name their place 'unknown'.",
    input: { resourceId: 11 },
    data: names,
    refusals: [unknownPlace],
  },
  getPlaceNamesOfOutlet: {
    summary: "The same by the id of an outlet.",
    session: "none",
    withoutIt: "Nothing; reports about visits name their place 'unknown'.",
    input: { outletId: 11 },
    data: names,
    refusals: [unknownPlace],
  },
};
