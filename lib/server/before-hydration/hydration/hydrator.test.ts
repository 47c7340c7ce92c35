/** @jest-environment jsdom */
import { createHydrator } from "@/lib/server/before-hydration/hydration/hydrator";

const data = {
  flight: [[0], [1, "1:x\n"]],
  runtime: [{ otherChunks: ["static/chunks/a.js"] }],
  scripts: [
    { src: "/_next/static/chunks/a.js", async: "" },
    { src: "/_next/static/chunks/b.js", async: "" },
  ],
  sheets: ["/_next/static/chunks/c.css"],
};

/** The fetched addresses, in order. */
let fetched: string[];
/** The status of every response. */
let status: number;
/** The event that an inserted script fires. */
let fate: (script: HTMLScriptElement) => "load" | "error";

beforeEach(() => {
  fetched = [];
  status = 200;
  fate = () => "load";
  delete window.__next_f;
  delete window.TURBOPACK;
  document.head.innerHTML = "";
  Object.assign(navigator, { connection: undefined });
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      fetched.push(address);
      return { ok: status === 200, json: async () => data, arrayBuffer: async () => new ArrayBuffer(0) };
    },
  });
  const append = Element.prototype.append;
  jest.spyOn(document.head, "append").mockImplementation(function put(this: Element, ...nodes) {
    append.apply(this, nodes);
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) setTimeout(() => node.dispatchEvent(new Event(fate(node))));
  });
});

const scripts = () => [...document.head.querySelectorAll("script")];

test("the framework gets its data, and its scripts with their original attributes", async () => {
  await createHydrator("/hydration/x/en/").hydrate(async () => {});
  expect(window.__next_f).toEqual(data.flight);
  expect(window.TURBOPACK).toEqual(data.runtime);
  expect(scripts().map((script) => script.getAttribute("src"))).toEqual(data.scripts.map(({ src }) => src));
  for (const script of scripts()) {
    expect(script.hasAttribute("async")).toBe(true);
    expect(script.type).toBe("");
  }
});

test("each merged style sheet has a disabled link element for the framework", async () => {
  await createHydrator("/hydration/x/en/").hydrate(async () => {});
  const [sheet, ...others] = document.head.querySelectorAll<HTMLLinkElement>(
    "link[rel=stylesheet][data-precedence]",
  );
  expect(others).toEqual([]);
  expect(sheet?.getAttribute("href")).toBe("/_next/static/chunks/c.css");
  expect(sheet?.hasAttribute("disabled")).toBe(true);
});

test("prefetched files are not run, and the data is not fetched again", async () => {
  const hydrator = createHydrator("/hydration/x/en/");
  hydrator.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toEqual(["/hydration/x/en/", ...data.scripts.map(({ src }) => src)]);
  expect(scripts()).toEqual([]);
  expect(window.__next_f).toBeUndefined();
  await hydrator.hydrate(async () => {});
  expect(fetched.filter((address) => address === "/hydration/x/en/")).toHaveLength(1);
});

test("it is told whether all files are here", async () => {
  expect(await createHydrator("/hydration/x/en/").prefetch()).toBe(true);
  status = 404;
  expect(await createHydrator("/hydration/x/en/").prefetch()).toBe(false);
});

test("a page that hydrates in turns starts the framework in the last of them", async () => {
  const started: number[] = [];
  const turn = async () => {
    started.push(window.TURBOPACK?.length ?? 0);
  };
  await createHydrator("/hydration/x/en/").hydrate(turn);
  expect(started.at(-1)).toBe(started.length - 1);
  expect(window.TURBOPACK?.at(-1)).toEqual(data.runtime[0]);
});

test("nothing is prefetched in data saver mode", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  expect(await createHydrator("/hydration/x/en/").prefetch()).toBe(false);
  expect(fetched).toEqual([]);
});

test("a script that fails once is retried, one that fails twice rejects (R12.4)", async () => {
  fate = ({ src, dataset }) => (src.endsWith("a.js") && "first" in dataset ? "error" : "load");
  await createHydrator("/hydration/x/en/").hydrate(async () => {});
  expect(scripts().filter(({ src }) => src.endsWith("a.js"))).toHaveLength(2);
  fate = () => "error";
  await expect(createHydrator("/hydration/x/en/").hydrate(async () => {})).rejects.toBeDefined();
});

test("data that fails once is retried, data that fails twice rejects (R12.4)", async () => {
  let failures = 1;
  Object.assign(globalThis, {
    fetch: async () => ({
      json: async () => {
        if (failures-- > 0) throw new SyntaxError("Unexpected end of JSON input");
        return data;
      },
    }),
  });
  await createHydrator("/hydration/x/en/").hydrate(async () => {});
  failures = 2;
  await expect(createHydrator("/hydration/x/en/").hydrate(async () => {})).rejects.toBeDefined();
});
