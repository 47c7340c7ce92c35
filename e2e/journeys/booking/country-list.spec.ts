import { listAccessibilityViolationsInBothSchemes } from "@/e2e/support/accessibility-checks";
import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, openWith, reserveForm } from "@/e2e/support/own-table";

for (const locale of ["ko-KR", "en-US"]) {
  test.describe(locale, () => {
    test.use({ locale, contextOptions: { reducedMotion: "reduce" } });

    test("no entry of the country list is cut off on a phone, and it has no accessibility barriers @phone", async ({
      page,
      sandbox,
      signIn,
    }) => {
      const table = await createOwnTable(sandbox);
      await signIn();
      await openWith(page, table, { step: "guest" });
      const { country } = reserveForm(page, locale);
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
}
