import { prepareRequests } from "@/lib/server/in-framework/framework-server";

function prepare(
  settings: Parameters<typeof prepareRequests>[0],
  peer: string,
  headers: Record<string, string>,
) {
  const request = { headers: { ...headers }, socket: { remoteAddress: peer } };
  prepareRequests(settings)(request as unknown as Parameters<ReturnType<typeof prepareRequests>>[0]);
  return request.headers;
}

const claims = {
  "x-yeoul-client": "198.51.100.66",
  "x-forwarded-for": "198.51.100.1, 198.51.100.2",
  "x-request-id": "AAAA-BBBB",
};

test("where Next serves alone, a client's address is that of its socket, whatever it claims", () => {
  const headers = prepare({ TRUSTED_HOPS: 0, TRUSTED_PROXIES: undefined }, "203.0.113.9", claims);
  expect(headers).toEqual({ "x-yeoul-client": "203.0.113.9" });
});

test("where Next serves alone behind a proxy of ours, a client's address is the one that the proxy saw", () => {
  const headers = prepare({ TRUSTED_HOPS: 1, TRUSTED_PROXIES: undefined }, "10.0.0.2", claims);
  expect(headers).toEqual({ ...claims, "x-yeoul-client": "198.51.100.2" });
});

test("where Next serves alone, the address of an unnamed proxy is none of a client", () => {
  const headers = prepare({ TRUSTED_HOPS: 0, TRUSTED_PROXIES: undefined }, "10.0.0.2", claims);
  expect(headers).not.toHaveProperty("x-yeoul-client");
});
