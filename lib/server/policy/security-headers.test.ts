import { securityHeaders } from "@/lib/server/policy/security-headers";

test.each([
  ["https://dining.test", "off", "max-age=31536000"],
  ["https://dining.test", "on", "max-age=31536000; includeSubDomains"],
  ["http://localhost:3000", "on", undefined],
] as const)("%s with HSTS_SUBDOMAINS=%s asks browsers for TLS by %s", (origin, subdomains, header) => {
  const headers = securityHeaders({ PUBLIC_ORIGIN: origin, HSTS_SUBDOMAINS: subdomains });
  expect(headers["strict-transport-security"]).toBe(header);
});
