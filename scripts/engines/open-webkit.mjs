/** WebKitGTK over WebDriver: Debian's driver and its minimal browser, on a virtual screen. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { endOf, firstMatch } from "./processes.mjs";

const POLL_MS = 50;

/**
 * Opens a fresh WebKit with a window of about the given size in CSS pixels. It does not report its pages' errors, so
 * `errors` stays empty.
 */
export async function openWebKit({ width, height }) {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [, display] = await firstMatch(screen.stdio[3], /(\d+)\n/);
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    // Without a graphics card the DMA-BUF renderer shows nothing.
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_DMABUF_RENDERER: "1" },
  });
  const close = async () => {
    driver.kill();
    await endOf(driver);
    screen.kill();
    await endOf(screen);
  };
  const root = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${root}/status`);
  const { sessionId } = await ask("POST", `${root}/session`, { capabilities: {} });
  const call = (method, path, body) => ask(method, `${root}/session/${sessionId}${path}`, body);
  await call("POST", "/window/rect", { width, height });
  return {
    errors: [],
    open: (url) => call("POST", "/url", { url }),
    back: () => call("POST", "/back", {}),
    reload: () => call("POST", "/refresh", {}),
    perform: (actions) => call("POST", "/actions", { actions }),
    evaluate: (script) => call("POST", "/execute/sync", { script: `return ${script}`, args: [] }),
    screenshot: () => call("GET", "/screenshot"),
    // A browser that has already exited cannot be closed.
    close: () =>
      call("DELETE", "")
        .catch(() => undefined)
        .then(close),
  };
}

async function ask(method, address, body) {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function waitUntilReady(address) {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(POLL_MS);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
