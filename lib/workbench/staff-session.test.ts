import type * as Sessions from "@/lib/workbench/staff-session";

const HOUR = 3_600_000;

async function withSecret(secret: string | undefined): Promise<typeof Sessions> {
  jest.resetModules();
  if (secret === undefined) delete process.env.WORKBENCH_SECRET;
  else process.env.WORKBENCH_SECRET = secret;
  return await import("@/lib/workbench/staff-session");
}

test("R11.4 the secret opens the workbench for two hours, and another does not", async () => {
  const sessions = await withSecret("a secret of the staff's own 1");
  expect(sessions.isStaffSecret("a secret of the staff's own 1")).toBe(true);
  for (const wrong of ["", "a secret of the staff's own 2", "A SECRET OF THE STAFF'S OWN 1"])
    expect(sessions.isStaffSecret(wrong)).toBe(false);
  const cookie = sessions.issueStaffSession(0);
  expect(sessions.isStaffSession(cookie, 2 * HOUR - 1)).toBe(true);
  expect(sessions.isStaffSession(cookie, 2 * HOUR)).toBe(false);
});

test("R11.4 a cookie that was changed, or signed under another secret, opens nothing", async () => {
  const first = await withSecret("a secret of the staff's own 1");
  const cookie = first.issueStaffSession(0);
  for (const forged of [undefined, "", "x", `9${cookie}`, `${cookie}x`, cookie.replace(/\..*/, ".")])
    expect(first.isStaffSession(forged, 0)).toBe(false);
  const second = await withSecret("a secret of the staff's own 2");
  expect(second.isStaffSession(cookie, 0)).toBe(false);
});

test("R11.4 without a secret nothing opens", async () => {
  const first = await withSecret("a secret of the staff's own 1");
  const cookie = first.issueStaffSession(0);
  const none = await withSecret(undefined);
  expect(none.isStaffSession(cookie, 0)).toBe(false);
  expect([none.isStaffSecret(""), none.isStaffSecret("undefined")]).toEqual([false, false]);
});
