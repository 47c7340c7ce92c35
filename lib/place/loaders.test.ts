import type { forgetAllPublic as forgetNow } from "@/lib/http/call-backend";
import type { loadSites as loadSitesNow } from "@/lib/place/loaders";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const backend = new RecordingBackend();
let loadSites: typeof loadSitesNow;
let forgetAllPublic: typeof forgetNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  ({ loadSites } = await import("@/lib/place/loaders"));
  ({ forgetAllPublic } = await import("@/lib/http/call-backend"));
});
afterAll(() => backend.close());

test.each([
  ["the front page's resource", { homeResourceId: 500 }, "500"],
  ["resource 1, where no home is stated", {}, "1"],
])(
  "the hotels of the group are read with one call: 100 of page 1 below %s (R6.10)",
  async (_, value, root) => {
    backend.answer = ({ url }) =>
      url.includes("func_config")
        ? { body: { data: { key: "func_config", value } } }
        : { body: { data: { rows: [], lastPage: 1 } } };
    forgetAllPublic();
    backend.requests.length = 0;
    await loadSites("ko");
    const asked = backend.requests.filter(({ url }) => url.includes("/site/list"));
    expect(asked).toHaveLength(1);
    const { searchParams } = new URL(asked[0]?.url ?? "", "http://backend");
    expect(Object.fromEntries(searchParams)).toEqual({ parentResourceId: root, perPage: "100", page: "1" });
  },
);
