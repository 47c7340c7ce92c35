import { stay, whenStaying } from "@/lib/session/keep-guest-here";

test("R10.2 waiting code continues once the guest stays, and immediately from then on", async () => {
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
