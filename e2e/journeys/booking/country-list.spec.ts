import { listAccessibilityViolationsInBothSchemes } from "@/e2e/support/accessibility-checks";
import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, openWith, reserveForm } from "@/e2e/support/own-table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("no entry of the country list is cut off on a phone, in either language, and it has no accessibility barriers @phone", async ({
  page,
  sandbox,
  signIn,
}) => {
  const table = await createOwnTable(sandbox);
  await signIn();
  for (const language of ["ko", "en"])
    await test.step(language, async () => {
      await openWith(page, table, { step: "guest", language });
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
      await country.selectOption("US");
      expect(await listAccessibilityViolationsInBothSchemes(page)).toEqual([]);
    });
});
