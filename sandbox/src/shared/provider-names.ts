/** The accounts a guest can sign in with: the messenger's and the loyalty programme's. */
export const providerNames = ["kakao", "hyatt"] as const;
export type ProviderName = (typeof providerNames)[number];
