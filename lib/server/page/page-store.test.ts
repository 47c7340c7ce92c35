import { CURRENT_AVAILABILITY_TAG, INCOMPLETE_TAG, REFUSED_TAG } from "@/lib/http/sources";
import type { HttpResponse } from "@/lib/server/http-message";
import { answerEncoded, identityOf } from "@/lib/server/page/encoded-document";
import { type PageName, PageStore, type RenderedPage } from "@/lib/server/page/page-store";

const name: PageName = { path: "/en/r/14", audience: "anonymous" };
const html = (text: string): HttpResponse => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.from(text),
});
const failing = (status: number): HttpResponse => ({ status, headers: {}, body: new Uint8Array() });

const NOTHING = { flight: [], runtime: [], scripts: [], sheets: [] };

/** A store with a controlled clock and a stubbed application. */
function storeWith(
  answers: (name: PageName) => HttpResponse | Promise<HttpResponse>,
  maxBytes = 1_000_000,
  furtherTags: readonly string[] = [],
  { isUnchanged, elsewhere }: Pick<RenderedPage, "isUnchanged" | "elsewhere"> = {},
) {
  const clock = { now: 0 };
  const render = jest.fn(async (requestedName: PageName) => ({
    answer: await answers(requestedName),
    tags: new Set([`page:${requestedName.path}`, "language", ...furtherTags]),
    isUnchanged,
    ...(elsewhere === undefined ? {} : { elsewhere }),
  }));
  const store = new PageStore({
    maxBytes,
    render,
    deferHydration: (_, html) => ({
      html,
      payload: { hash: `hash of ${html}`, data: { ...NOTHING, flight: [html] } },
    }),
    policyOf: (html) => `for ${html}`,
    now: () => clock.now,
  });
  const payload = async (hash: string, page = name) => {
    const file = await store.readPayload(page, hash);
    return file && JSON.parse(Buffer.from(identityOf(file)).toString()).flight;
  };
  const text = async (page = name) => {
    const stored = await store.read(page);
    return stored.kind === "page" ? Buffer.from(identityOf(stored.page)).toString() : stored.kind;
  };
  return { clock, render, store, text, payload };
}
/** Lets background work finish. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test("a page is rendered once and served from memory, also to simultaneous readers", async () => {
  const { render, text } = storeWith(() => html("first"));
  expect(await Promise.all([text(), text(), text()])).toEqual(["first", "first", "first"]);
  expect(await text()).toBe("first");
  expect(render).toHaveBeenCalledTimes(1);
});

test("after half a minute readers get the stale copy at once while one rendering runs, and then the new page", async () => {
  let version = "first";
  const { clock, render, text } = storeWith(() => html(version));
  await text();
  version = "second";
  clock.now = 26_000;
  expect(await text()).toBe("first");
  await settled();
  expect(render).toHaveBeenCalledTimes(1);
  clock.now = 34_000;
  expect(await Promise.all([text(), text()])).toEqual(["first", "first"]);
  await settled();
  expect(render).toHaveBeenCalledTimes(2);
  expect(await text()).toBe("second");
});

test("a page of another instance is fresh for what is left of its half minute", async () => {
  const elsewhere = { renderedAt: 0, confirmedAt: 20_000 };
  const { clock, render, text } = storeWith(() => html("there"), 1_000_000, [], { elsewhere });
  clock.now = 40_000;
  await text();
  clock.now = 45_000;
  await text();
  await settled();
  expect(render).toHaveBeenCalledTimes(1);
  clock.now = 54_000;
  await text();
  await settled();
  expect(render).toHaveBeenCalledTimes(2);
});

describe("a page whose sources still hold the same", () => {
  const minutes = (count: number) => count * 60_000;
  let isSame = true;
  beforeEach(() => {
    isSame = true;
  });
  const storeOfSources = (tags: readonly string[] = []) =>
    storeWith(() => html("first"), 1_000_000, tags, { isUnchanged: async () => isSame });

  test("is not rendered again", async () => {
    const { clock, render, text } = storeOfSources();
    await text();
    for (const minute of [1, 2, 3]) {
      clock.now = minutes(minute);
      await text();
      await settled();
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("is rendered again after six hours, whatever its sources say", async () => {
    const { clock, render, text } = storeOfSources();
    await text();
    clock.now = minutes(6 * 60) + 1;
    await text();
    await settled();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["something has changed", [], () => (isSame = false)],
    ["it shows current availability", [CURRENT_AVAILABILITY_TAG], () => {}],
    ["something in it was missing", [INCOMPLETE_TAG], () => {}],
  ])("is rendered again when %s", async (_, tags, change) => {
    const { clock, render, text } = storeOfSources(tags);
    await text();
    change();
    clock.now = minutes(1);
    await text();
    await settled();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("is rendered again after a publication that concerns it", async () => {
    const { render, store, text } = storeOfSources();
    await text();
    store.supersede({ kind: "tags", tags: new Set(["language"]) });
    await text();
    expect(render).toHaveBeenCalledTimes(2);
  });
});

test("a page reports until when it is fresh, and at which publication", async () => {
  const { clock, store } = storeWith(() => html("first"));
  const good = async () => {
    const stored = await store.read(name);
    return stored.kind === "page" && { isFresh: stored.freshUntil > clock.now, of: stored.publications };
  };
  expect(await good()).toEqual({ isFresh: true, of: 0 });
  store.supersede({ kind: "tags", tags: new Set(["page:/en/r/14"]) });
  expect(await good()).toEqual({ isFresh: true, of: 1 });
  clock.now = 34_000;
  expect(await good()).toEqual({ isFresh: false, of: 1 });
});

test("a page that was published while it was rendered is not fresh", async () => {
  const { clock, store } = storeWith(() => {
    store.supersede({ kind: "all" });
    return html("first");
  });
  expect(await store.read(name)).toMatchObject({ kind: "page", freshUntil: 0 });
  expect(clock.now).toBe(0);
});

test("no reader of a stale page waits, however long its rendering takes", async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  const { clock, render, text } = storeWith(async () => {
    if (isFirst) {
      isFirst = false;
      return html("kept");
    }
    await waiting;
    return html("new");
  });
  await text();
  clock.now = 60_000;
  const readers = await Promise.all(Array.from({ length: 200 }, () => text()));
  expect(new Set(readers)).toEqual(new Set(["kept"]));
  expect(render).toHaveBeenCalledTimes(2);
  release();
});

test("while a page cannot be rendered its last good copy is served for a day, and then no longer", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  let answer = html("good");
  const { clock, render, text } = storeWith(() => answer);
  await text();
  answer = failing(503);
  clock.now = 60_000;
  await text();
  await settled();
  expect(await text()).toBe("good");
  await settled();
  expect(render).toHaveBeenCalledTimes(2);
  clock.now = 24 * 3_600_000 - 1;
  expect(await text()).toBe("good");
  await settled();
  clock.now = 24 * 3_600_000;
  expect(await text()).toBe("failed");
  answer = html("back");
  expect(await text()).toBe("back");
});

describe("a publication (R11.3)", () => {
  const published = (...tags: string[]) => ({ kind: "tags", tags: new Set(tags) }) as const;

  test("is in the page that the next reader gets, while other pages are unchanged", async () => {
    let version = "first";
    const { render, store, text } = storeWith(({ path }) => html(`${version} ${path}`));
    const other = { ...name, path: "/en/p/other" };
    await text();
    await text(other);
    version = "second";
    store.supersede(published("page:/en/r/14"));
    expect(await text()).toBe("second /en/r/14");
    expect(await text(other)).toBe("first /en/p/other");
    store.supersede({ kind: "all" });
    expect(await text(other)).toBe("second /en/p/other");
    expect(render).toHaveBeenCalledTimes(4);
  });

  test("is not waited for longer than a second", async () => {
    jest.useFakeTimers();
    let isHanging = false;
    const { store, text } = storeWith(() => (isHanging ? new Promise(() => {}) : html("first")));
    const first = text();
    await jest.advanceTimersByTimeAsync(100);
    await first;
    isHanging = true;
    store.supersede(published("language"));
    const reading = text();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await reading).toBe("first");
    jest.useRealTimers();
  });

  test("supersedes pages whose rendering began before it, whichever ends first", async () => {
    let version = "first";
    const releases: (() => void)[] = [];
    const { store, text } = storeWith(async () => {
      const rendered = html(version);
      await new Promise<void>((resolve) => releases.push(resolve));
      return rendered;
    });
    const early = text();
    await settled();
    version = "second";
    store.supersede(published("language"));
    const late = text();
    await settled();
    releases[1]?.();
    expect(await late).toBe("second");
    releases[0]?.();
    await early;
    const next = text();
    await settled();
    releases[2]?.();
    expect(await next).toBe("second");
  });

  test("can create a page where there was none", async () => {
    let answer = failing(404);
    const { store, text } = storeWith(() => answer);
    expect(await text()).toBe("gone");
    answer = html("here");
    store.supersede(published("page:new"));
    expect(await text()).toBe("here");
  });

  test.each([
    ["the earlier content", html("first")],
    ["a failure", failing(503)],
    ["no page", failing(404)],
  ])(
    "a rendering that began before it and ends last with %s does not replace the new page",
    async (_what, outcome) => {
      jest.spyOn(console, "warn").mockImplementation(() => {});
      const answers: HttpResponse[] = [html("first"), outcome, html("second")];
      const releases: (() => void)[] = [];
      const { clock, store, text } = storeWith(async () => {
        const answer = answers.shift() ?? failing(503);
        await new Promise<void>((resolve) => releases.push(resolve));
        return answer;
      });
      const nextEnds = async (index: number) => {
        await settled();
        releases[index]?.();
        await settled();
      };
      void text();
      await nextEnds(0);
      clock.now = 60_000;
      expect(await text()).toBe("first");
      store.supersede(published("language"));
      const reading = text();
      await nextEnds(2);
      expect(await reading).toBe("second");
      await nextEnds(1);
      const next = text();
      await nextEnds(3);
      expect(await next).toBe("second");
    },
  );

  test("is not undone by a look-up that the back end refuses, of which nothing is remembered (R1.3)", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    let answer = html("here");
    const { clock, render, store, text } = storeWith(() => answer, undefined, [REFUSED_TAG]);
    expect(await text()).toBe("here");
    answer = failing(404);
    store.supersede(published("language"));
    expect(await text()).toBe("here");
    const never: PageName = { ...name, path: "/en/p/never" };
    expect(await text(never)).toBe("gone");
    render.mockClear();
    answer = html("here after all");
    expect(await text(never)).toBe("here after all");
    clock.now = 60_000;
    await text();
    await settled();
    expect(await text()).toBe("here after all");
  });

  test("creates a page although a look-up that began before it finds none", async () => {
    let answer = failing(404);
    const releases: (() => void)[] = [];
    const { store, text } = storeWith(async () => {
      const found = answer;
      await new Promise<void>((resolve) => releases.push(resolve));
      return found;
    });
    const early = text();
    await settled();
    answer = html("here");
    store.supersede(published("page:new"));
    releases[0]?.();
    expect(await early).toBe("gone");
    const next = text();
    await settled();
    releases[1]?.();
    expect(await next).toBe("here");
  });

  test("is tried again by the next reader where a rendering that began before it fails", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    const answers: HttpResponse[] = [html("first"), failing(503), html("second")];
    let release = () => {};
    const { clock, store, text } = storeWith(async () => {
      const answer = answers.shift() ?? failing(503);
      if (answers.length === 1) await new Promise<void>((resolve) => (release = resolve));
      return answer;
    });
    await text();
    clock.now = 60_000;
    await text();
    store.supersede(published("language"));
    release();
    await settled();
    expect(await text()).toBe("second");
  });

  test("keeps the last good page where the new one cannot be rendered", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    let answer = html("good");
    const { store, text } = storeWith(() => answer);
    await text();
    answer = failing(503);
    store.supersede(published("language"));
    expect(await text()).toBe("good");
  });
});

test("the last good page of another instance is shown until one can be rendered, and never replaces this one's (R11.3)", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  let answer = html("new");
  let isLastGood = false;
  const clock = { now: 0 };
  const store = new PageStore({
    maxBytes: 1_000_000,
    render: async () => ({ answer, tags: new Set<string>(), isLastGood }),
    deferHydration: (_, html) => ({ html, payload: undefined }),
    policyOf: () => "",
    now: () => clock.now,
  });
  const text = async (page = name) => {
    const stored = await store.read(page);
    return stored.kind === "page" ? Buffer.from(identityOf(stored.page)).toString() : stored.kind;
  };
  const other = { ...name, path: "/en/r/15" };
  await text();
  [answer, isLastGood] = [html("of another"), true];
  store.supersede({ kind: "all" });
  expect(await text()).toBe("new");
  expect(await text(other)).toBe("of another");
  [answer, isLastGood] = [html("newest"), false];
  clock.now = 2_000;
  await text(other);
  await settled();
  expect(await text(other)).toBe("newest");
});

test("a page with current availability is at most a minute old, unless it cannot be rendered", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  let answer = html("at seven");
  const { clock, render, text } = storeWith(() => answer, undefined, [CURRENT_AVAILABILITY_TAG]);
  await text();
  answer = html("at eight");
  clock.now = 3_600_000;
  expect(await text()).toBe("at eight");
  answer = failing(503);
  clock.now += 3_600_000;
  expect(await text()).toBe("at eight");
  const rendered = render.mock.calls.length;
  expect(await text()).toBe("at eight");
  expect(render).toHaveBeenCalledTimes(rendered);
});

test("a page that is gone is dropped at once, and remembered as gone", async () => {
  let answer = html("here");
  const { clock, render, text } = storeWith(() => answer);
  await text();
  answer = failing(404);
  clock.now = 60_000;
  await text();
  await settled();
  expect(await text()).toBe("gone");
  expect(await text()).toBe("gone");
  expect(render).toHaveBeenCalledTimes(2);
});

test("members and anonymous visitors have separate copies", async () => {
  const { text } = storeWith(({ audience }) => html(audience));
  expect(await text({ ...name, audience: "member" })).toBe("member");
  expect(await text(name)).toBe("anonymous");
});

test("memory is bounded by bytes, and recently read pages stay longest", async () => {
  const page = "<p>".padEnd(10_000, "x");
  const { render, text } = storeWith(({ path }) => html(path + page), 200_000);
  await text({ ...name, path: "/en/p/read-often" });
  for (let index = 0; index < 100; index += 1) {
    await text({ ...name, path: `/en/p/${index}` });
    await text({ ...name, path: "/en/p/read-often" });
  }
  expect(render).toHaveBeenCalledTimes(101);
  await text({ ...name, path: "/en/p/0" });
  expect(render).toHaveBeenCalledTimes(102);
});

describe("a page's hydration payload", () => {
  test("is kept with it, even after a new rendering, for readers who have the earlier page open", async () => {
    let version = "first";
    const { clock, text, payload } = storeWith(() => html(version));
    await text();
    version = "second";
    clock.now = 34_000;
    await text();
    await settled();
    expect(await payload("hash of second")).toEqual(["second"]);
    expect(await payload("hash of first")).toEqual(["first"]);
    expect(await payload("hash of third")).toBeUndefined();
  });

  test("is rendered where another instance had rendered the page", async () => {
    const { render, payload } = storeWith(() => html("first"));
    expect(await payload("hash of first")).toEqual(["first"]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("does not exist for a page that is gone", async () => {
    const { payload } = storeWith(() => failing(404));
    expect(await payload("hash of first")).toBeUndefined();
  });
});

test("a page counts with the encodings in which it is held", async () => {
  const { render, store } = storeWith(({ path }) => html(path.repeat(500)), 20_000);
  const pages = Array.from({ length: 10 }, (_, at): PageName => ({ ...name, path: `/en/r/${at}` }));
  const inBrotli = { headers: { "accept-encoding": "br" } };
  for (const page of pages) {
    const stored = await store.read(page);
    const payload = await store.readPayload(page, `hash of ${page.path.repeat(500)}`);
    if (stored.kind === "page") answerEncoded(stored.page, inBrotli, 200, {});
    if (payload !== undefined) answerEncoded(payload, inBrotli, 200, {});
    await store.read(page);
  }
  for (const page of pages) await store.read(page);
  expect(render).toHaveBeenCalledTimes(pages.length);
});
