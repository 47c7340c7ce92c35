/** @jest-environment node */
import { NextRequest } from "next/server";
import { POST } from "@/app/workbench/sign-in/route";
import { countAttempts } from "@/lib/http/attempt-limits";
import { internalHeaders } from "@/lib/routing/internal-headers";

process.env.WORKBENCH_SECRET = "a secret of the staff's own 1";

test.each(["application/json", "text/plain", "multipart/form-data"])(
  "a sign-in that is no form (%s) is refused, and nothing is logged as a fault (R11.4)",
  async (type) => {
    const headers = { "content-type": type };
    const request = new NextRequest("http://localhost/workbench/sign-in", {
      method: "POST",
      headers,
      body: "{}",
    });
    expect((await POST(request)).status).toBe(415);
  },
);

test("guesses are limited for a household, and for nobody whose address is unknown (R11.4)", async () => {
  const guess = async (client?: string) => {
    const request = new NextRequest("http://localhost/workbench/sign-in", {
      method: "POST",
      headers: client === undefined ? {} : { [internalHeaders.client]: client },
      body: new URLSearchParams({ secret: "a guess" }),
    });
    return (await POST(request)).headers.get("location");
  };
  const attempt = { limit: "workbenchOfAddress", key: "2001:db8:0:1" } as const;
  for (let count = 0; count < 20; count += 1) await countAttempts([attempt]);
  expect(await guess("2001:db8:0:1::5")).toBe("/workbench?problem=tooMany");
  expect(await guess("2001:db8:0:2::5")).toBe("/workbench?problem=wrong");
  for (let count = 0; count < 25; count += 1) expect(await guess()).toBe("/workbench?problem=wrong");
});
