import { stay, whenStaying } from "@/lib/session/keep-guest-here";

test("R10.2 what waits for the guest to stay goes on once they do, and at once ever after", async () => {
  let hasGoneOn = false;
  const waiting = whenStaying().then(() => {
    hasGoneOn = true;
  });
  await Promise.resolve();
  expect(hasGoneOn).toBe(false);
  stay();
  await waiting;
  await whenStaying();
  expect(hasGoneOn).toBe(true);
});
