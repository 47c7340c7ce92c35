/** @jest-environment node */
import { NextRequest } from "next/server";
import { POST } from "@/app/workbench/sign-in/route";

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
