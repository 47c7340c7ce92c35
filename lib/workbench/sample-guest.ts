import type { ShownGuest } from "@/lib/workbench/shown-guest";

const MESSENGER = {
  id: "1001",
  kakao_account: { name: "Yeoul Kim" },
  properties: { nickname: "Yeoul" },
  connected_at: "2024-03-02T00:00:00Z",
  channel_aggrement: { relation: "ADDED" },
  qr: "yeoul-example",
};
const LOYALTY = {
  loyaltyId: "G123456789",
  firstName: "Yeoul",
  points: 24_500,
  memberSince: "05/01/2023",
  tierCode: "EXPL",
};

/** The account of the made-up guest to whom a preview is shown, as the back end would answer it; nobody's own. */
export function sampleAccount(guest: Exclude<ShownGuest, "out">) {
  return {
    authBy: "kakao",
    profiles: { kakao: [MESSENGER], hyatt: guest === "linked" ? [LOYALTY] : [] },
  };
}
