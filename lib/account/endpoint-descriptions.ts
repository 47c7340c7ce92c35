import type * as endpoints from "@/lib/account/endpoints";
import type { DescriptionsOf, Refusal } from "@/lib/http/endpoint";

const code = {
  provider: "kakao",
  code: "4c1d…",
  redirectUri: "https://www.example/auth/kakao/callback",
  codeVerifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
} as const;
const wrongCode: Refusal = {
  status: 401,
  key: "unauthorized",
  when: "the provider does not accept the code",
};
const providerDown: Refusal = { status: 502, key: "unexpected", when: "the provider does not answer" };
const notLinked: Refusal = {
  status: 404,
  key: "page_not_found",
  when: "the guest has no account of this provider",
};
const messenger = {
  id: "210401",
  kakao_account: { name: "Hana Kim", phone_number: "+82 10-1234-5678", email: "hana@example.com" },
  properties: { nickname: "Hana" },
  connected_at: "2024-03-08T10:21:00Z",
  channel_aggrement: { relation: "ADDED" },
  qr: "YH-210401",
};
const loyalty = {
  loyaltyId: "512077301G",
  firstName: "Hana",
  points: 128_450,
  memberSince: "05/21/2016",
  tierCode: "GLOB",
  _updatedAt: "2026-11-20T10:00:00Z",
};

/** What a back end must know of the calls for signing in and for the guest's profile. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  logIn: {
    summary: "Trades a provider's code for the guest's access token, from server to server.",
    session: "none",
    withoutIt: "Nobody can sign in; the guest is told so on the page they were on.",
    input: code,
    data: { accessToken: "eyJhbGciOi…", expiresAt: "2026-11-22T00:00:00+09:00" },
    refusals: [wrongCode, providerDown],
  },
  bindAccount: {
    summary: "Trades a provider's code and links that account to the signed-in guest.",
    session: "required",
    once: true,
    withoutIt: "A loyalty account cannot be linked; the guest is told so.",
    input: { ...code, provider: "hyatt", redirectUri: "https://www.example/auth/hyatt/callback" },
    data: loyalty,
    refusals: [
      wrongCode,
      { status: 409, key: "already_linked", when: "the account is linked to another guest" },
      providerDown,
    ],
  },
  unbindAccount: {
    summary: "Unlinks an account. The one the guest signed in with cannot be unlinked.",
    session: "required",
    once: true,
    withoutIt: "A loyalty account cannot be unlinked.",
    input: { provider: "hyatt", id: "512077301G" },
    data: true,
    refusals: [notLinked],
  },
  logOut: {
    summary: "Ends the guest's token.",
    session: "required",
    withoutIt: "The browser forgets the session nevertheless; the token lives until it expires.",
    input: { provider: "kakao" },
    data: true,
  },
  updateProfile: {
    summary: "Fetches the profile anew and may return a new token, with which the session goes on.",
    session: "required",
    once: true,
    withoutIt: "The session ends when its token expires, and the guest signs in again.",
    input: { provider: "kakao" },
    data: { accessToken: "eyJhbGciOi…", expiresAt: "2026-11-22T12:00:00+09:00" },
    refusals: [notLinked, providerDown],
  },
  syncProfile: {
    summary: "Fetches the profile anew from its provider: points, or whether the channel was added.",
    session: "required",
    once: true,
    withoutIt: "Points and the channel are as they were at the last login.",
    input: { provider: "hyatt" },
    data: loyalty,
    refusals: [notLinked, providerDown],
  },
  getUserInfo: {
    summary: "Who is signed in: the linked accounts, by provider.",
    session: "required",
    withoutIt: "The guest counts as not signed in where their profile is shown.",
    input: {},
    data: { authBy: "kakao", profiles: { kakao: [messenger], hyatt: [loyalty] } },
  },
  getQrText: {
    summary: "The text of the guest's QR code, which staff scan.",
    session: "required",
    withoutIt: "The account panel shows no QR code.",
    input: {},
    data: "YH-210401",
  },
  applyResource: {
    summary:
      "Records the guest's interest in a place. It records although it is a GET, so it is never repeated.",
    session: "required",
    withoutIt: "Nothing; the interest is not recorded.",
    input: { id: 11 },
    data: true,
  },
  executePostAction: {
    summary: "Carries out what a link asks for once its guest has signed in.",
    session: "required",
    once: true,
    withoutIt: "What the link asked for is not carried out.",
    input: { hId: "h1", trigger: "login", targetType: "campaign" },
    data: true,
  },
};
