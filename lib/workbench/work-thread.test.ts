import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { authoredWork } from "@/lib/workbench/authored-work";
import { WorkThread } from "@/lib/workbench/work-thread";

// A thread loads the linter first and yields to all others: on a busy machine that takes most of a minute.
const PATIENCE_MS = 60_000;
jest.setTimeout(2 * PATIENCE_MS);

let thread: WorkThread;

beforeEach(() => {
  thread = new WorkThread({ patience: PATIENCE_MS });
});
afterEach(() => thread.close());

const draft = (html: string) => ({ html, other: "", options: {} });

test("a draft is linted in a thread as it is linted here, and the server goes on meanwhile (R11.4)", async () => {
  const order: string[] = [];
  setImmediate(() => order.push("a guest's request"));
  const html = `<p onclick="a()">b</p>\n${"<p>A winter evening</p>".repeat(2_000)}`;
  const found = await thread.ask("lint", draft(html), "window");
  order.push("findings");
  expect(found).toEqual(authoredWork.lint(draft(html)));
  expect(order).toEqual(["a guest's request", "findings"]);
});

test("of the drafts of one window that wait only the newest is worked on, and all who asked get its result (R11.4)", async () => {
  const first = thread.ask("lint", draft("<h1>A</h1>"), "window");
  const waiting = ["<h1>A</h1><h3>B</h3>", '<h1>A</h1><p onclick="a()">C</p>'].map((html) =>
    thread.ask("lint", draft(html), "window"),
  );
  const other = thread.ask("lint", draft("<h1>A</h1><h3>D</h3>"), "another window");
  expect(await first).toEqual([]);
  for (const found of await Promise.all(waiting)) expect(found).toMatchObject([{ code: "handler-removed" }]);
  expect(await other).toMatchObject([{ code: "heading-order" }]);
});

test("work that fails or takes too long is rejected, and the next is done in a new thread (R11.4)", async () => {
  await thread.close();
  thread = new WorkThread({ patience: 1 });
  await expect(thread.ask("lint", draft("<p>".repeat(200_000)), "window")).rejects.toThrow("has ended");
  await thread.close();
  thread = new WorkThread({ patience: PATIENCE_MS });
  await expect(thread.ask("lint", { html: "", other: "", options: null as never })).rejects.toThrow();
  expect(await thread.ask("lint", draft("<h1>A</h1>"), "window")).toEqual([]);
});

test("work that comes while an idle thread ends is done by another (R11.4)", async () => {
  await thread.close();
  thread = new WorkThread({ patience: PATIENCE_MS, idle: 1 });
  const { terminate } = Worker.prototype;
  const late = new Promise((resolve) => {
    jest.spyOn(Worker.prototype, "terminate").mockImplementationOnce(function (this: Worker) {
      const ended = terminate.call(this);
      resolve(thread.ask("lint", draft("<h1>B</h1><h3>C</h3>"), "window"));
      return ended;
    });
  });
  await thread.ask("lint", draft("<h1>A</h1>"), "window");
  expect(await late).toMatchObject([{ code: "heading-order" }]);
});

test("of more findings than are asked for, the weightiest come back (R11.4)", () => {
  const html = `<h1>A</h1>\n<h3>B</h3>\n${"<p onclick='a()'>C</p>\n".repeat(20)}`;
  const found = authoredWork.lint({ ...draft(html), most: 5 });
  expect(found.map(({ severity }) => severity)).toEqual(Array(5).fill("error"));
});

test("on Linux a thread for drafts yields to the server's own, which keep their priority (R11.4)", async () => {
  await thread.ask("lint", draft("<h1>A</h1>"), "window");
  const isLinux = process.platform === "linux";
  const lower = (isLinux ? readdirSync(TASKS) : []).filter((task) => niceOf(task) > getPriority());
  expect(lower).toHaveLength(isLinux ? 1 : 0);
});

const TASKS = "/proc/self/task";

/** Returns the nineteenth field of a thread's state, behind its name in brackets. */
function niceOf(task: string): number {
  try {
    const [, fields = ""] = readFileSync(`${TASKS}/${task}/stat`, "utf8").split(") ");
    return Number(fields.split(" ")[16]);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
