import { loadListedPages } from "@/app/_discovery/load-listed-pages";
import { loadNearPages } from "@/app/_lint/look-up-references";

jest.mock("@/app/_discovery/load-listed-pages", () => ({ loadListedPages: jest.fn() }));
jest.mock("@/app/_page-view/page-exists", () => ({ pageExists: jest.fn() }));

const listed = jest.mocked(loadListedPages);

beforeEach(() => {
  listed.mockReset();
});

test("a dead link may mean a published page or a page of ours, by the names that authors write (R11.4)", async () => {
  listed.mockResolvedValue([{ path: "/p/%EA%B0%9D%EC%8B%A4", changedAt: undefined }]);
  expect(await loadNearPages(new Set(["/cupon"]))).toEqual(
    expect.arrayContaining(["/p/객실", "/", "/book", "/coupon"]),
  );
});

test("without a dead link no pages are listed, and pages that cannot be listed fail nothing (R11.4)", async () => {
  expect(await loadNearPages(new Set())).toEqual([]);
  expect(listed).not.toHaveBeenCalled();
  listed.mockRejectedValue(new Error("no answer"));
  expect(await loadNearPages(new Set(["/gone"]))).toContain("/book");
});
