import type { pageExists as pageExistsNow } from "@/app/_page-view/page-exists";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const backend = new RecordingBackend();
let pageExists: typeof pageExistsNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  ({ pageExists } = await import("@/app/_page-view/page-exists"));
});
beforeEach(() => {
  backend.requests.length = 0;
});
afterAll(() => backend.close());

const layout = { id: "1", page: null, top: null, right: null, left: null, bottom: null };
const missing = { status: 404, body: { error: { error: "page_not_found" } } };

test("a made-up id is not there, and is looked up once", async () => {
  backend.answer = ({ url }) => (url.includes("resource/query") ? { body: { data: [] } } : missing);
  for (const path of ["/ko/r/900", "/ko/p/none", "/ko/promotion/1/901"]) {
    expect(await pageExists(path)).toBe(false);
    const { length } = backend.requests;
    expect(await pageExists(path)).toBe(false);
    expect(backend.requests).toHaveLength(length);
  }
});

test("a resource without an authored page is there, and so is an authored page", async () => {
  backend.answer = ({ url }) =>
    url.includes("resource/query") ? { body: { data: [{ id: 902, meta: { type: "outlet" } }] } } : missing;
  expect(await pageExists("/en/r/902")).toBe(true);
  backend.answer = () => ({ body: { data: layout } });
  expect(await pageExists("/en/p/%EC%97%AC%EC%9A%B8")).toBe(true);
});

test("an unclear response counts as there, and so does a page that needs no lookup", async () => {
  backend.answer = () => ({ status: 403, body: { error: { error: "forbidden" } } });
  expect(await pageExists("/en/p/unclear")).toBe(true);
  backend.requests.length = 0;
  for (const path of ["/en", "/ko/empty", "/en/error-404", "/fr/r/1"])
    expect(await pageExists(path)).toBe(true);
  expect(backend.requests).toEqual([]);
});
