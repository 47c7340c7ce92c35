import { errorText } from "@/components/errors/error-text";

test.each(["ko", "en"] as const)(
  "the title of an unlisted error names the back end's own key, in %s (R12.2)",
  async (locale) => {
    const { title, message } = await errorText("unexpected", locale, undefined, "brand_new_code");
    expect(title).toMatch(/brand_new_code$/);
    expect(message).not.toBe("");
  },
);

test("a key that is no name is not shown to a guest, and a listed code stays as it is (R12.2)", async () => {
  expect((await errorText("unexpected", "en", undefined, "<b>x</b> at line 3")).title).toBe(
    "Error unexpected",
  );
  expect((await errorText("no_tables", "en", undefined, "other")).title).toBe("Error no_tables");
});
