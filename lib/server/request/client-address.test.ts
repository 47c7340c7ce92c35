import { clientAddress } from "@/lib/server/request/client-address";

const FORWARDED = "192.0.2.1, 198.51.100.7, 203.0.113.9";

test.each([
  ["203.0.113.5", undefined, 0, "203.0.113.5"],
  ["::ffff:203.0.113.5", undefined, 0, "::ffff:203.0.113.5"],
  ["2001:db8::1", undefined, 0, "2001:db8::1"],
  // A client's own header is not trusted where no proxy is configured.
  ["203.0.113.5", FORWARDED, 0, "203.0.113.5"],
  ["10.0.0.2", FORWARDED, 1, "203.0.113.9"],
  ["10.0.0.2", FORWARDED, 2, "198.51.100.7"],
  ["10.0.0.2", " 203.0.113.9 ", 1, "203.0.113.9"],
])("a request from %s with %s behind %d proxies is %s", (peer, forwarded, hops, client) => {
  expect(clientAddress(peer, forwarded, hops)).toBe(client);
});

test.each([
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "fd00::1",
  undefined,
])("a proxy at %s that is not configured carries every client, so the address is unknown", (peer) => {
  expect(clientAddress(peer, FORWARDED, 0)).toBeUndefined();
});

test("the address is unknown when there are fewer hops than trusted proxies", () => {
  expect(clientAddress("10.0.0.2", "203.0.113.9", 2)).toBeUndefined();
  expect(clientAddress("10.0.0.2", undefined, 1)).toBeUndefined();
});
