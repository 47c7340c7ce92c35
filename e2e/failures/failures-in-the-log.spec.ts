import { z } from "zod";
import { expect, test } from "@/e2e/support/fixtures";
import { shareSite } from "@/e2e/support/own-servers";
import { createOwnTable, GATEWAY, guest, reservationsOf } from "@/e2e/support/own-table";

test.use({ expectedErrors: [/status of [45]\d\d|ERR_/] });

const lineSchema = z.looseObject({
  msg: z.string(),
  requestId: z.string().optional(),
  route: z.string().optional(),
  call: z.string().optional(),
  outcome: z.string().optional(),
});
const settingsSchema = z.record(z.string(), z.string());
const QUOTED = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

test("a guest's sentence leads to the log's line of a booking that failed, and no line names a guest @desktop @long", async ({
  page,
  sandbox,
  signIn,
  form,
  summary,
}, { config }) => {
  test.slow();
  const { controls, webSettings } = config.metadata;
  const site = await shareSite(String(controls));
  const table = await createOwnTable(sandbox);
  await signIn();
  try {
    const web = await site.startWeb({ settings: settingsOf(webSettings) });
    await page.goto(web.origin + table.path + table.draft());
    await form.fillGuest();
    await form.next.click();
    await summary.agree();
    const alert = summary.island.getByRole("alert");
    const lines = () =>
      web
        .output()
        .split("\n")
        .filter(isJson)
        .map((line) => lineSchema.parse(JSON.parse(line)));
    const failing = [
      { fault: { status: 500, body: { error: { error: `mail to ${guest.email}` } } }, outcome: "fault" },
      { fault: { status: 200, body: { customer: guest.name } }, outcome: "fault" },
      { fault: { reset: true }, outcome: "fault" },
    ] as const;
    for (const { fault, outcome } of failing) {
      await sandbox.addFault({
        path: new RegExp(`/reservation/create/${table.outlet}/`),
        times: 1,
        ...fault,
      });
      const before = (await alert.count()) === 0 ? "" : ((await alert.textContent()) ?? "");
      await summary.pay.click();
      await expect(alert).toContainText(QUOTED);
      await expect(alert).not.toHaveText(before);
      const [id] = QUOTED.exec((await alert.textContent()) ?? "") ?? [];
      await expect.poll(lines).toContainEqual(
        expect.objectContaining({
          msg: "a call failed",
          requestId: id,
          call: "reservation/create",
          outcome,
        }),
      );
    }
    await summary.pay.click();
    await page.waitForURL(GATEWAY);
    const [reservation] = await reservationsOf(page);
    const ownPage = `/payment-request/${table.outlet}/${reservation?.reservationId}`;
    const own = new RegExp(`/reservation/(?:status|detail)/${reservation?.reservationId}$`);
    await sandbox.addFault({ path: own, status: 500 });
    for (const path of [
      ownPage,
      `${ownPage}/approval-77?resume=token-of-${guest.mobile}`,
      `/coupon/AH-${guest.mobile}`,
    ])
      await page.request.get(web.origin + path);

    const { output } = web;
    for (const line of output().trim().split("\n")) expect(isJson(line), line).toBe(true);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith("sid"));
    const personal = [
      guest.name,
      guest.email,
      guest.mobile,
      "1012345678",
      cookie?.value,
      reservation?.reservationId,
    ];
    for (const text of personal) {
      expect(text).toBeTruthy();
      expect(output()).not.toContain(text);
    }
  } finally {
    await site.close();
  }
});

function settingsOf(settings: unknown): Record<string, string> {
  const { PORT: _, ...others } = settingsSchema.parse(settings);
  return others;
}

function isJson(line: string): boolean {
  return line.startsWith("{") && line.endsWith("}");
}
