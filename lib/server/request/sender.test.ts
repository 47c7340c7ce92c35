import { maxBodyBytes } from "@/lib/server/request/sender";
import { issueStaffSession } from "@/lib/workbench/staff-session";

process.env.WORKBENCH_SECRET = "a secret of the staff's own 1";
const NOW = Date.UTC(2026, 5, 1);
const staff = `language=en; workbench=${issueStaffSession(NOW)}`;
const DAY_MS = 24 * 3_600_000;

test.each([
  ["a draft by staff may have 4 MB", "/workbench/draft", staff, 0, 4_194_304],
  ["a lint request by staff may have 4 MB", "/workbench/lint", staff, 0, 4_194_304],
  ["any other request by staff may have 64 KB", "/api/crm_channel_si_tc/x", staff, 0, 65_536],
  ["a draft without a cookie may have 64 KB", "/workbench/draft", undefined, 0, 65_536],
  ["a draft with a forged cookie may have 64 KB", "/workbench/draft", "workbench=9999999999999.x", 0, 65_536],
  ["a draft with an expired cookie may have 64 KB", "/workbench/draft", staff, DAY_MS, 65_536],
])("the size of a body is limited by who sends it: %s", (_, target, cookie, later, bytes) => {
  expect(maxBodyBytes(target, { cookie }, NOW + later)).toBe(bytes);
});
