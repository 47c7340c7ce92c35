import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, reserveForm } from "@/e2e/support/own-table";

test("no entry of the country list is cut off on a phone, in either language @phone", async ({
  page,
  sandbox,
  signIn,
  form,
}) => {
  const table = await createOwnTable(sandbox);
  await signIn();
  for (const language of ["ko", "en"])
    await test.step(language, async () => {
      await form.open(table, { step: "guest", language });
      const { country } = reserveForm(page, language);
      const tooLong = await country.evaluate((list) => {
        if (!(list instanceof HTMLSelectElement)) return ["no list"];
        const { font, paddingLeft, paddingRight } = getComputedStyle(list);
        const pen = document.createElement("canvas").getContext("2d");
        if (pen === null) return ["no canvas context"];
        pen.font = font;
        const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return [...list.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
      });
      expect(tooLong).toEqual([]);
    });
});
