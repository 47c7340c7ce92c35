import { frontKey } from "@/lib/routing/front-key";

test("security D3: the key between the front server and the application is long, and one for the life of a process", () => {
  expect(frontKey()).toMatch(/^[\w-]{32}$/);
  expect(frontKey()).toBe(frontKey());
});
