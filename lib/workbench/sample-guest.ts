import type { PreviewGuest } from "@/lib/workbench/preview-states";

const MESSENGER = {
  id: "1001",
  kakao_account: { name: "Hana Kim" },
  properties: { nickname: "Hana" },
  connected_at: "2024-03-02T00:00:00Z",
  channel_aggrement: { relation: "ADDED" },
  qr: "qr-example",
};
const LOYALTY = {
  loyaltyId: "G123456789",
  firstName: "Hana",
  points: 24_500,
  memberSince: "05/01/2023",
  tierCode: "EXPL",
};

/** Returns the account of the fictitious guest for whom a preview is rendered, in the back end's format. */
export function sampleAccount(guest: Exclude<PreviewGuest, "out">) {
  return {
    authBy: "kakao",
    profiles: { kakao: [MESSENGER], hyatt: guest === "linked" ? [LOYALTY] : [] },
  };
}
