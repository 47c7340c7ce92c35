import { largestBody } from "@/lib/front/request/largest-body";
import { issueStaffSession } from "@/lib/workbench/staff-session";

process.env.WORKBENCH_SECRET = "a secret of the staff's own 1";
const NOW = Date.UTC(2026, 5, 1);
const staff = `language=en; workbench=${issueStaffSession(NOW)}`;
const DAY_MS = 24 * 3_600_000;

test.each([
  ["staff send a draft", "/workbench/keep", staff, 0, 4_194_304],
  ["staff have it looked through", "/workbench/lint", staff, 0, 4_194_304],
  ["staff send anything else", "/api/crm_channel_si_tc/x", staff, 0, 65_536],
  ["a stranger sends a draft", "/workbench/keep", undefined, 0, 65_536],
  ["a stranger makes a cookie up", "/workbench/keep", "workbench=9999999999999.x", 0, 65_536],
  ["staff signed in yesterday", "/workbench/keep", staff, DAY_MS, 65_536],
])("security case 1: %s", (_, target, cookie, later, bytes) => {
  expect(largestBody(target, { cookie }, () => NOW + later)).toBe(bytes);
});
