/** @jest-environment jsdom */
import { forgetStored, readStored, writeStored } from "@/lib/browser/storage";
import { kindsOfMissingStorage, takeStorageAway } from "@/tools/testing/missing-storage";

const own = Object.getOwnPropertyDescriptors(window);
afterEach(() => {
  forgetStored(/^$/);
  Object.defineProperty(window, "localStorage", own.localStorage ?? {});
  Object.defineProperty(window, "sessionStorage", own.sessionStorage ?? {});
  forgetStored(/^$/);
});

test.each(kindsOfMissingStorage)(
  "where storage is %s, a page finds what it wrote itself, until it is forgotten (R10.6)",
  (_, property) => {
    takeStorageAway(property);
    for (const store of ["localStorage", "sessionStorage"] as const) {
      expect(readStored(store, "details")).toBeNull();
      expect(writeStored(store, "details", { name: "Kim" })).toBe(false);
      writeStored(store, "language", "ko");
      expect(readStored(store, "details")).toEqual({ name: "Kim" });
    }
    forgetStored(/^language$/);
    for (const store of ["localStorage", "sessionStorage"] as const) {
      expect(readStored(store, "details")).toBeNull();
      expect(readStored(store, "language")).toBe("ko");
    }
  },
);

test("storage that was full for a while has the latest value again once it accepts one (R10.6)", () => {
  expect(writeStored("sessionStorage", "draft", "first")).toBe(true);
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(writeStored("sessionStorage", "draft", "second")).toBe(false);
  expect(readStored("sessionStorage", "draft")).toBe("second");
  refuse.mockRestore();
  expect(writeStored("sessionStorage", "draft", "third")).toBe(true);
  expect(sessionStorage.getItem("draft")).toBe('"third"');
});
