import { clientAddress, inNetworks, isNetwork } from "@/lib/server/request/client-address";

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

test("a peer that is none of our proxies is the client, whatever it says", () => {
  expect(clientAddress("203.0.113.5", FORWARDED, 1)).toBe("203.0.113.5");
  const isProxy = inNetworks(["10.0.3.0/24", "2001:db8::7"]);
  expect(clientAddress("10.0.3.9", FORWARDED, 1, isProxy)).toBe("203.0.113.9");
  expect(clientAddress("::ffff:10.0.3.9", FORWARDED, 1, isProxy)).toBe("203.0.113.9");
  expect(clientAddress("2001:db8::7", FORWARDED, 1, isProxy)).toBe("203.0.113.9");
  expect(clientAddress("2001:db8::8", FORWARDED, 1, isProxy)).toBe("2001:db8::8");
  // Of our own network, but not named: everybody behind it is one.
  expect(clientAddress("10.0.4.9", FORWARDED, 1, isProxy)).toBeUndefined();
});

test.each([
  ["10.0.3.0/24", true],
  ["10.0.3.7", true],
  ["2001:db8::/32", true],
  ["10.0.3.0/33", false],
  ["10.0.3.0/", false],
  ["proxy.example", false],
  ["10.0.3.0/8/8", false],
])("%s is a network: %s", (text, isOne) => {
  expect(isNetwork(text)).toBe(isOne);
});
