import type { loadSites as loadSitesNow } from "@/lib/place/loaders";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const backend = new RecordingBackend();
let loadSites: typeof loadSitesNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  ({ loadSites } = await import("@/lib/place/loaders"));
});
afterAll(() => backend.close());

test("the hotels of the group are read with one call: 100 of page 1 below resource 1 (R6.10)", async () => {
  backend.answer = () => ({ body: { data: { rows: [], lastPage: 1 } } });
  await loadSites("ko");
  expect(backend.requests).toHaveLength(1);
  const { searchParams } = new URL(backend.requests[0]?.url ?? "", "http://backend");
  expect(Object.fromEntries(searchParams)).toEqual({ parentResourceId: "1", perPage: "100", page: "1" });
});
