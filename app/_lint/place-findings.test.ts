import { checkNamedPlaces } from "@/app/_lint/look-up-references";
import { AppError } from "@/lib/base/app-error";
import { loadPromotionPage, loadSpecialOffers } from "@/lib/offer/loaders";
import { loadResource } from "@/lib/place/loaders";
import { namedPlaces } from "@/lib/workbench/lint/references";

jest.mock("@/lib/place/loaders", () => ({ loadResource: jest.fn() }));
jest.mock("@/lib/place/group", () => ({ loadGroupId: async () => 1 }));
jest.mock("@/lib/offer/loaders", () => ({ loadPromotionPage: jest.fn(), loadSpecialOffers: jest.fn() }));

const resource = jest.mocked(loadResource);
const faultsOf = async (html: string) =>
  (await checkNamedPlaces(namedPlaces(`<h1>A</h1>\n${html}`))).map(({ line, code, words }) => [
    line,
    code,
    words,
  ]);

beforeEach(() => {
  resource.mockReset();
  resource.mockImplementation(async ({ id }) => {
    if (id > 100) throw new AppError("page_not_found", { status: 404 });
    return { id, type: "site", descendents: [{ type: "outlet" }] } as never;
  });
  jest.mocked(loadPromotionPage).mockResolvedValue({ rows: [] } as never);
  jest.mocked(loadSpecialOffers).mockResolvedValue([]);
});

test.each([
  ['<div class="cms-box-promotion" resourceid="999"></div>', "missing-place", "999"],
  ['<div class="cms-box-resource" resourceid="999"></div>', "missing-place", "999"],
  ['<div class="cms-box-select" type="resource" resourceid="999"></div>', "missing-place", "999"],
  ['<div class="cms-box-filter" resourceid="999"></div>', "missing-place", "999"],
  ['<div class="cms-box-tonight" resourceid="999"></div>', "missing-place", "999"],
  ['<div class="cms-box-finder" resourceid="999"></div>', "missing-place", "999"],
  ['<div class="cms-box-resource" resourcetype="outlets"></div>', "unknown-type", "outlets"],
  ['<div class="cms-box-select" type="resource" resourcetype="hotel"></div>', "unknown-type", "hotel"],
  ['<div class="cms-box-promotion" resourceid="14"></div>', "empty-list", "resourceid 14"],
  ['<div class="cms-box-promotion" resourceid="14" special="true"></div>', "empty-list", "resourceid 14"],
])("%s is reported as %s (R11.4)", async (html, code, words) => {
  expect(await faultsOf(html)).toEqual([[2, code, words]]);
});

test("a place that exists, and one that cannot be looked up just now, is no finding (R11.4)", async () => {
  expect(
    await faultsOf('<div class="cms-box-resource" resourceid="14" resourcetype="outlet"></div>'),
  ).toEqual([]);
  resource.mockRejectedValue(new AppError("unexpected"));
  expect(await faultsOf('<div class="cms-box-resource" resourceid="999"></div>')).toEqual([]);
});
