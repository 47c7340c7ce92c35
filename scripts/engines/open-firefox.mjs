/**
 * Firefox ESR over WebDriver BiDi, which it supports without a driver. selenium-webdriver would need geckodriver, which
 * Debian does not have and whose npm package downloads it from elsewhere; Playwright drives builds of its own only.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOf, firstMatch } from "./processes.mjs";

/**
 * Opens a fresh Firefox with a viewport of the given size in CSS pixels. Errors logged by its pages are collected in
 * `errors`.
 */
export async function openFirefox({ width, height }) {
  const profile = await mkdtemp(join(tmpdir(), "engines-firefox-"));
  process.once("exit", () => rmSync(profile, { recursive: true, force: true }));
  const words = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const browser = spawn("firefox-esr", words, { stdio: ["ignore", "ignore", "pipe"] });
  const [, address] = await firstMatch(browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const errors = [];
  const { call, on } = await connect(`${address}/session`);
  await call("session.new", { capabilities: {} });
  const tree = await call("browsingContext.getTree", {});
  const { context } = tree.contexts[0];
  await call("session.subscribe", { events: ["log.entryAdded"] });
  on("log.entryAdded", ({ level, text }) => level === "error" && errors.push(text));
  await call("browsingContext.setViewport", { context, viewport: { width, height } });
  return {
    errors,
    open: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    back: () => call("browsingContext.traverseHistory", { context, delta: -1 }),
    reload: () => call("browsingContext.reload", { context, wait: "complete" }),
    perform: (actions) => call("input.performActions", { context, actions }),
    evaluate: async (script) => {
      const expression = `JSON.stringify(${script}) ?? "null"`;
      const answer = await call("script.evaluate", { expression, target: { context }, awaitPromise: false });
      if (answer.type !== "success") throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    screenshot: async () => (await call("browsingContext.captureScreenshot", { context })).data,
    close: async () => {
      browser.kill();
      await endOf(browser);
    },
  };
}

/**
 * Connects to the browser: `call` sends a numbered command and resolves with its result, `on` registers a listener for
 * an event.
 */
async function connect(address) {
  const socket = new WebSocket(address);
  const waiting = new Map();
  const listeners = new Map();
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, message, error, method, params } = JSON.parse(data);
    if (type === "event") return listeners.get(method)?.(params);
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (type === "success") resolve(result);
    else reject(new Error(`${error}: ${message}`));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`${address} could not be opened`)), {
      once: true,
    });
  });
  const call = (method, params) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return { call, on: (method, listener) => listeners.set(method, listener) };
}
