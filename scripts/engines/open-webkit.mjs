/** WebKitGTK over WebDriver: Debian's driver and its minimal browser, on a virtual screen. */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endOf, firstMatch } from "./processes.mjs";

const POLL_MS = 50;

/**
 * Opens a fresh WebKit with a window of about the given size in CSS pixels, for a guest who prefers reduced motion:
 * WebKitGTK 2.50 without a graphics card crashes at every transition from one page to the next, even between two pages
 * of a heading and a link. It does not report its pages' errors, so `errors` stays empty.
 */
export async function openWebKit({ width, height }) {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [, display] = await firstMatch(screen.stdio[3], /(\d+)\n/);
  const port = await freePort();
  const configuration = await reduceMotion();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    // Without a graphics card the DMA-BUF renderer shows nothing.
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: configuration,
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    },
  });
  const close = async () => {
    driver.kill();
    await endOf(driver);
    screen.kill();
    await endOf(screen);
    await rm(configuration, { recursive: true });
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

/** Writes the desktop's setting from which WebKit derives `prefers-reduced-motion`, and returns its folder. */
async function reduceMotion() {
  const folder = await mkdtemp(join(tmpdir(), "engines-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  return folder;
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
