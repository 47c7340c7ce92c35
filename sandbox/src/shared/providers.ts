/** The accounts a guest can sign in with: the messenger's and the loyalty programme's. */
export const providerNames = ["kakao", "hyatt"] as const;
export type ProviderName = (typeof providerNames)[number];

/** The hotel group's registration at the messenger: its app's two keys and its channel. None of them is secret. */
export const messengerApp = {
  clientId: "sandbox-rest-key",
  sdkKey: "sandbox-js-key",
  channelId: "_yeoul",
} as const;

/** The client id of the hotel group's website at the loyalty programme. Not a secret. */
export const LOYALTY_CLIENT_ID = "sandbox-loyalty-client";
