import { securityHeaders } from "@/lib/server/policy/security-headers";

test.each([
  ["https://dining.test", "off", "max-age=31536000"],
  ["https://dining.test", "on", "max-age=31536000; includeSubDomains"],
  ["http://localhost:3000", "on", undefined],
] as const)("%s with HSTS_SUBDOMAINS=%s asks browsers for TLS by %s", (origin, subdomains, header) => {
  const headers = securityHeaders({ PUBLIC_ORIGIN: origin, HSTS_SUBDOMAINS: subdomains });
  expect(headers["strict-transport-security"]).toBe(header);
});

test("no browser may guess a type, send whole addresses on, or use a sensor for a page", () => {
  const headers = securityHeaders({ PUBLIC_ORIGIN: "https://dining.test", HSTS_SUBDOMAINS: "off" });
  expect(headers).toMatchObject({
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("geolocation=()"),
    "cross-origin-opener-policy": "same-origin-allow-popups",
  });
});
