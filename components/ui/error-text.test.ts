import { errorText } from "@/components/ui/error-text";
import { AppError } from "@/lib/base/app-error";

const textOf = (...options: ConstructorParameters<typeof AppError>) =>
  errorText(new AppError(...options), "en");

test.each(["ko", "en"] as const)(
  "the title of an unlisted error names the back end's own key, in %s (R12.2)",
  async (locale) => {
    const error = new AppError("unexpected", { errorKey: "brand_new_code" });
    const { title, message } = await errorText(error, locale);
    expect(title).toMatch(/brand_new_code$/);
    expect(message).not.toBe("");
  },
);

test("a key that is no name is not shown to a guest, and a listed code stays as it is (R12.2)", async () => {
  expect((await textOf("unexpected", { errorKey: "<b>x</b> at line 3" })).title).toBe("Error unexpected");
  expect((await textOf("no_tables", { errorKey: "other" })).title).toBe("Error no_tables");
});

test("where only the log knows more, a guest is told the number to quote", async () => {
  const requestId = "7F3K-9QXM";
  expect((await textOf("backend_unavailable", { status: 503, requestId })).message).toMatch(
    /quote 7F3K-9QXM\.$/,
  );
  expect((await textOf("unexpected", { status: 500, requestId })).message).toContain(requestId);
  expect((await textOf("no_tables", { status: 409, requestId })).message).not.toContain(requestId);
  expect((await textOf("REQUEST_SEND_ERROR")).message).not.toContain("quote");
});
