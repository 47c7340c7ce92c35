/** `__Host-` keeps other hosts from planting a session; browsers refuse the prefix without TLS, as on localhost. */
export const sessionCookieNames = { withTls: "__Host-sid", withoutTls: "sid" } as const;
