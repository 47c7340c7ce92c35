import { clientKey } from "@/lib/http/attempt-limits";
import { internalHeaders } from "@/lib/routing/internal-headers";

const keyOf = (address?: string) =>
  clientKey(new Headers(address === undefined ? {} : { [internalHeaders.client]: address }));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8:0000:0000:1::", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::ffff:1:2", "0:0:0:0"],
  ["fe80:1:2:3::4%eth0", "fe80:1:2:3"],
  ["1::3:4:5:6:7:8", "1:0:3:4"],
  ["1:2::5:6:7:8", "1:2:0:0"],
])("the client at the address %s is counted under the key %s", (address, key) => {
  expect(keyOf(address)).toBe(key);
});

test("a client without a known address has no key", () => {
  expect(keyOf()).toBeUndefined();
  expect(keyOf("")).toBeUndefined();
});
