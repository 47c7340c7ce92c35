import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from "undici";
import type { checkPictures as checkNow } from "@/app/_lint/picture-findings";
import type { readReferences as readNow } from "@/lib/workbench/lint/references";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const MEGABYTE = 1024 * 1024;
const media = new RecordingBackend();
let check: typeof checkNow;
let read: typeof readNow;

beforeAll(async () => {
  process.env.MEDIA_HOSTS = "pictures.test";
  process.env.MEDIA_ORIGIN = `http://${await media.start()}`;
  ({ checkPictures: check } = await import("@/app/_lint/picture-findings"));
  ({ readReferences: read } = await import("@/lib/workbench/lint/references"));
});
afterAll(() => media.close());

const findingsOf = async (html: string, style = "") => {
  const { pictures, addresses } = read(html, "https://site.test", undefined, style);
  const { findings } = await check(pictures, addresses);
  return findings.map(({ line, code, words }) => `${line} ${code} ${words}`);
};

/** Every way in which a picture stands on a page. */
const places = (address: string) => [
  `<img src="${address}" alt="A">`,
  `<img src="/small.jpg" srcset="${address} 2x" alt="A">`,
  `<picture><source srcset="/small.jpg, ${address} 2x"><img src="/small.jpg" alt="A"></picture>`,
  `<video poster="${address}" src="/a.mp4" controls></video>`,
  `<p style="background:url('${address}')">Winter</p>`,
  `<div class="cms-box-share" imageurl="${address}">Share</div>`,
  `<table background="${address}"><tr><td>A</td></tr></table>`,
];

test("a picture that does not exist is reported wherever it stands (R11.4)", async () => {
  media.answer = ({ url }) => ({ status: url === "/gone.jpg" ? 404 : 200, body: "" });
  for (const html of places("/gone.jpg"))
    expect([html, await findingsOf(`<h1>A</h1>\n${html}`)]).toEqual([html, ["2 missing-picture /gone.jpg"]]);
  const sheet = "<style>\np{background:url(/gone.jpg)}</style><p>A</p>";
  expect(await findingsOf(sheet)).toEqual(["1 missing-picture /gone.jpg"]);
  expect(await findingsOf("<p>A</p>", "p{background:url(/gone.jpg)}")).toEqual([
    "1 missing-picture /gone.jpg",
  ]);
});

test("a picture of megabytes is reported wherever it stands (R11.4)", async () => {
  media.answer = ({ url }) => ({
    headers: url === "/heavy.jpg" ? { "content-length": 3 * MEGABYTE } : {},
    body: "",
  });
  for (const html of places("/heavy.jpg"))
    expect([html, await findingsOf(`<h1>A</h1>\n${html}`)]).toEqual([html, ["2 heavy-picture 3.0 MB"]]);
  expect(await findingsOf(`<img src="/light.jpg" alt="A">`)).toEqual([]);
});

test("pictures on a host that operators have named are weighed as well (R11.4)", async () => {
  const usual = getGlobalDispatcher();
  const agent = new MockAgent();
  agent
    .get("https://pictures.test")
    .intercept({ path: "/heavy.jpg", method: "HEAD" })
    .reply(200, "", { headers: { "content-length": String(3 * MEGABYTE) } });
  setGlobalDispatcher(agent);
  try {
    const codes = await findingsOf('<img src="https://pictures.test/heavy.jpg" alt="A">');
    expect(codes).toEqual(["1 heavy-picture 3.0 MB"]);
  } finally {
    setGlobalDispatcher(usual);
  }
});

test("pictures of servers that pages may not load from are reported, and not requested by this one (R11.4)", async () => {
  const before = media.requests.length;
  expect(await findingsOf('<img src="https://elsewhere.test/gone.jpg" alt="A">')).toEqual([
    "1 unshown-picture https://elsewhere.test/gone.jpg",
  ]);
  expect(media.requests).toHaveLength(before);
});

test("an address that answers with a page is no picture (R11.4)", async () => {
  media.answer = () => ({ headers: { "content-type": "text/html; charset=utf-8" }, body: "" });
  expect(await findingsOf('<img src="/view/7" alt="A">')).toEqual(["1 unshown-picture /view/7"]);
});
