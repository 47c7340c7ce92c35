import type * as Sessions from "@/lib/workbench/staff-session";

const HOUR = 3_600_000;

async function withSecret(secret: string | undefined): Promise<typeof Sessions> {
  jest.resetModules();
  if (secret === undefined) delete process.env.WORKBENCH_SECRET;
  else process.env.WORKBENCH_SECRET = secret;
  return await import("@/lib/workbench/staff-session");
}

test("only the right secret opens the workbench, and its cookie is valid for two hours (R11.4)", async () => {
  const sessions = await withSecret("a secret of the staff's own 1");
  expect(sessions.isStaffSecret("a secret of the staff's own 1")).toBe(true);
  for (const wrong of ["", "a secret of the staff's own 2", "A SECRET OF THE STAFF'S OWN 1"])
    expect(sessions.isStaffSecret(wrong)).toBe(false);
  const cookie = sessions.issueStaffSession(0);
  expect(sessions.isStaffSession(cookie, 2 * HOUR - 1)).toBe(true);
  expect(sessions.isStaffSession(cookie, 2 * HOUR)).toBe(false);
});

test("the workbench rejects a cookie that was changed or signed with another secret (R11.4)", async () => {
  const first = await withSecret("a secret of the staff's own 1");
  const cookie = first.issueStaffSession(0);
  for (const forged of [undefined, "", "x", `9${cookie}`, `${cookie}x`, cookie.replace(/\..*/, ".")])
    expect(first.isStaffSession(forged, 0)).toBe(false);
  const second = await withSecret("a secret of the staff's own 2");
  expect(second.isStaffSession(cookie, 0)).toBe(false);
});

test("the workbench rejects everyone when no secret is set (R11.4)", async () => {
  const first = await withSecret("a secret of the staff's own 1");
  const cookie = first.issueStaffSession(0);
  const none = await withSecret(undefined);
  expect(none.isStaffSession(cookie, 0)).toBe(false);
  expect([none.isStaffSecret(""), none.isStaffSecret("undefined")]).toEqual([false, false]);
});
