/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useOpening } from "@/components/workbench/use-opening";
import { useWork } from "@/components/workbench/use-work";
import { loadVersions } from "@/components/workbench/workbench-calls";

jest.mock("@/components/workbench/workbench-calls", () => ({ loadVersions: jest.fn() }));
jest.mock("@/components/workbench/read-file", () => ({
  readAuthoredFile: () => ({ kind: "text", text: "<h1>File</h1>", encoding: "utf-8" }),
}));

/** The state of a workbench while it waits for a page; `write` is the author going on in English. */
function openWorkbench(isAllowed = true) {
  localStorage.clear();
  const said: (string | undefined)[] = [];
  const ask = jest.fn(async () => isAllowed);
  const { result } = renderHook(() => {
    const bench = useWork({ id: "a", readHistories: () => ({}) });
    return { bench, ...useOpening({ bench, ask, tell: (event) => said.push(event), onFailed: () => {} }) };
  });
  const write = (html: string) =>
    act(() =>
      result.current.bench.change((before) => ({
        ...before,
        texts: { ...before.texts, en: { html, style: "" } },
      })),
    );
  /** Requests something and returns the function that lets its answer arrive. */
  const request = async (begin: (now: typeof result.current) => Promise<void>) => {
    let done: Promise<void> | undefined;
    await act(async () => {
      done = begin(result.current);
    });
    return () => act(async () => done);
  };
  const text = () => result.current.bench.work.texts.en.html;
  return { result, write, request, text, said, ask };
}

/** Lets an answer wait until it is given. */
function answerLater<Answer>() {
  let give: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

type Versions = Awaited<ReturnType<typeof loadVersions>>;
const published = (html: string): Versions => [{ locale: "en", html }];

function loadLater() {
  const { promise, give } = answerLater<Versions>();
  jest.mocked(loadVersions).mockReturnValueOnce(promise);
  return give;
}

test("what is written while a page loads is asked for, kept, and brought back by undoing (R11.4)", async () => {
  const { result, write, request, text, ask } = openWorkbench();
  const arrive = loadLater();
  const arrived = await request(({ load }) => load("/p/winter", "page"));
  write("<p>meanwhile</p>");
  arrive(published("<h1>Published</h1>"));
  await arrived();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(text()).toBe("<h1>Published</h1>");
  expect(result.current.bench.states[0]?.work.texts.en.html).toBe("<p>meanwhile</p>");
  act(() => result.current.bench.undo());
  expect(text()).toBe("<p>meanwhile</p>");
});

test("what is written while a page loads stays where its author refuses, or where there is no page (R11.4)", async () => {
  for (const versions of [published("<h1>Published</h1>"), []]) {
    const { result, write, request, text } = openWorkbench(false);
    const arrive = loadLater();
    const arrived = await request(({ load }) => load("/p/winter", "page"));
    write("<p>meanwhile</p>");
    arrive(versions);
    await arrived();
    expect(text()).toBe("<p>meanwhile</p>");
    expect(result.current.bench.work.path).toBe(versions.length === 0 ? "/p/winter" : "/p/new-page");
  }
});

test("of two pages that were requested the last one is shown, whichever arrives first (R11.4)", async () => {
  const { request, text } = openWorkbench();
  const [first, second] = [loadLater(), loadLater()];
  const both = [
    await request(({ load }) => load("/p/one", "page")),
    await request(({ load }) => load("/p/two", "page")),
  ];
  second(published("<h1>Two</h1>"));
  first(published("<h1>One</h1>"));
  for (const arrived of both) await arrived();
  expect(text()).toBe("<h1>Two</h1>");
});

test("a file that is read slowly replaces only its own language, and what was written meanwhile comes back (R11.4)", async () => {
  const { result, write, request, text } = openWorkbench();
  const { promise, give } = answerLater<ArrayBuffer>();
  const file = Object.assign(new File([], "a.html"), { arrayBuffer: () => promise });
  const arrived = await request(({ open }) => open(file, "ko"));
  write("<p>meanwhile</p>");
  give(new ArrayBuffer(1));
  await arrived();
  expect(result.current.bench.work.texts.ko.html).toBe("<h1>File</h1>");
  expect(text()).toBe("<p>meanwhile</p>");
  act(() => result.current.bench.undo());
  expect([result.current.bench.work.texts.ko.html, text()]).toEqual(["", "<p>meanwhile</p>"]);
});

test("an author is told while this device has no room for the text (R11.4)", () => {
  jest.useFakeTimers();
  const { result, write } = openWorkbench();
  const kept = [5_500_000, 100].map((letters) => {
    write("t".repeat(letters));
    act(() => jest.advanceTimersByTime(1_000));
    return !result.current.bench.isUnkept;
  });
  expect(kept).toEqual([false, true]);
  jest.useRealTimers();
});
