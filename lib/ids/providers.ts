/** Those with whom a guest signs in or links an account, as addresses, the back end and authors name them. */
export const providers = ["kakao", "hyatt"] as const;

export type Provider = (typeof providers)[number];
