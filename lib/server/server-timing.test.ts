import { writeServerTiming } from "@/lib/server/log/request-trace";
import { handlerWith } from "@/lib/server/request-handler.test-support";
import { issueStaffSession } from "@/lib/workbench/staff-session";

test("the header names the source and each call, with names that the standard allows", () => {
  const calls = [{ name: "reservation/list", ms: 12.34 }];
  expect(writeServerTiming({ source: "render", calls }, 80)).toBe(
    "render;dur=80.0, reservation_list;dur=12.3",
  );
});

test("staff see where the time went, guests do not", async () => {
  jest.replaceProperty(process, "env", { ...process.env, WORKBENCH_SECRET: "x".repeat(24) });
  const { ask } = await handlerWith();
  const cookie = `workbench=${issueStaffSession(Date.now())}`;
  expect((await ask("/workbench", { headers: { cookie } })).headers["server-timing"]).toMatch(/;dur=\d+\.\d/);
  for (const headers of [{}, { cookie: "workbench=forged.signature" }])
    expect((await ask("/workbench", { headers })).headers["server-timing"]).toBeUndefined();
  expect((await ask("/r/14")).headers["server-timing"]).toBeUndefined();
});
