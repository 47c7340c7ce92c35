import { skipAutomaticLogin, whenAutomaticLoginSkipped } from "@/lib/account/signed-out";

test("waiting code continues once the guest stays, and immediately from then on (R10.2)", async () => {
  let hasGoneOn = false;
  const waiting = whenAutomaticLoginSkipped().then(() => {
    hasGoneOn = true;
  });
  await Promise.resolve();
  expect(hasGoneOn).toBe(false);
  skipAutomaticLogin();
  await waiting;
  await whenAutomaticLoginSkipped();
  expect(hasGoneOn).toBe(true);
});
