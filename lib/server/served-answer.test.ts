import { contentVersion, versionTag } from "@/lib/cms/parse/part-contents";
import { answerServed } from "@/lib/server/workbench-answer";
import "@/lib/server/request-handler.test-support";
import { issueStaffSession } from "@/lib/workbench/staff-session";

test("each language says whether its next reader gets what is written (R11.4)", async () => {
  const written = { html: "<p>Winter</p>", style: "" };
  const pages: Record<string, ReadonlySet<string>> = {
    "/ko/p/winter": new Set([versionTag(contentVersion(written))]),
    "/en/p/winter": new Set([versionTag(contentVersion({ ...written, html: "<p>Autumn</p>" }))]),
  };
  const ask = async (path: string) => {
    const request = {
      method: "POST",
      target: "/workbench/live",
      client: undefined,
      headers: { cookie: `workbench=${issueStaffSession(Date.now())}` },
      body: Buffer.from(
        JSON.stringify({ path, written: ["ko", "en"].map((locale) => ({ locale, ...written })) }),
      ),
    };
    const { body } = await answerServed(request, { readTags: async ({ path }) => pages[path] });
    return JSON.parse(Buffer.from(body).toString()).served;
  };
  const said = (ko: string, en: string) => [
    { locale: "ko", content: ko },
    { locale: "en", content: en },
  ];
  expect(await ask("/p/winter")).toEqual(said("same", "other"));
  expect(await ask("/p/spring")).toEqual(said("none", "none"));
});
