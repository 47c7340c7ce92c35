import { answerServed } from "@/lib/server/workbench/served-answer";
import "@/lib/server/request-handler.test-support";
import { issueStaffSession } from "@/lib/workbench/staff-session";

test("an instance whose answer is unreadable counts as one that did not answer (R11.4)", async () => {
  const shown = [{ locale: "en", content: "same" }];
  const answers = [JSON.stringify(shown), "{", JSON.stringify([{ locale: "en", content: "later" }])];
  const request = {
    method: "POST",
    target: "/workbench/live",
    client: undefined,
    headers: { cookie: `workbench=${issueStaffSession(Date.now())}` },
    body: Buffer.from(
      JSON.stringify({ path: "/p/winter", written: [{ locale: "en", html: "x", style: "" }] }),
    ),
  };
  const { status, body } = await answerServed(request, { ask: async () => ({ answers, instanceCount: 3 }) });
  expect(status).toBe(200);
  expect(JSON.parse(Buffer.from(body).toString())).toEqual({ instanceCount: 3, instances: [shown] });
});
