/** `__Host-` prevents other hosts from setting a session; browsers reject the prefix without TLS, as on localhost. */
export const sessionCookieNames = { withTls: "__Host-sid", withoutTls: "sid" } as const;
