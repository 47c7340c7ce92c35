/**
 * The engines of Debian's packages, because no other build of them can be installed everywhere, each with its driver:
 * Firefox ESR by Puppeteer over WebDriver BiDi, WebKitGTK on a virtual screen by Selenium. Playwright 1.65 opens no page
 * in that Firefox and drives only its own WebKit, Selenium needs geckodriver, which Debian lacks, Puppeteer knows no WebKit.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import { waitForServer } from "selenium-webdriver/http/util.js";
import { findFreePort } from "selenium-webdriver/net/portprober.js";
import { findCommand } from "../machine.mjs";

const START_WITHIN_MS = 20_000;

/**
 * Opens a fresh Firefox with a viewport of the given size in CSS pixels. Errors logged by its pages are collected in
 * `errors`.
 */
export async function openFirefox(viewport) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findCommand("firefox-esr"),
    defaultViewport: viewport,
  });
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  return {
    errors,
    open: (url) => page.goto(url),
    back: () => page.evaluate("history.back()"),
    press: (key) => page.keyboard.press(key),
    tapAt: (x, y) => page.mouse.click(x, y),
    evaluate: (script) => page.evaluate(script),
    screenshot: () => page.screenshot({ encoding: "base64" }),
    close: () => browser.close(),
  };
}

/**
 * Opens a fresh WebKit with a window of about the given size in CSS pixels, for a guest who prefers reduced motion:
 * WebKitGTK 2.50 without a graphics card crashes at every transition from one page to the next, even between two pages
 * of a heading and a link. It does not report its pages' errors, so `errors` stays empty.
 */
export async function openWebKit(size) {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3], "data");
  const port = await findFreePort();
  const configuration = await reduceMotion();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    // Without a graphics card the DMA-BUF renderer shows nothing.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: configuration,
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForServer(address, START_WITHIN_MS);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
    .build();
  await driver.manage().window().setRect(size);
  const act = (actions) => actions.perform();
  return {
    errors: [],
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    press: (key) => act(driver.actions().sendKeys(codeOf(key))),
    tapAt: (x, y) => act(driver.actions().move({ x, y, duration: 0 }).click()),
    evaluate: (script) => driver.executeScript(`return ${script}`),
    screenshot: () => driver.takeScreenshot(),
    close: async () => {
      // A browser that has already exited cannot be closed.
      await driver.quit().catch(() => undefined);
      await end(server);
      await end(screen);
      await rm(configuration, { recursive: true });
    },
  };
}

/** Writes the desktop's setting from which WebKit derives `prefers-reduced-motion`, and returns its folder. */
async function reduceMotion() {
  const folder = await mkdtemp(join(tmpdir(), "engines-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  return folder;
}

/** Returns the code of a key: its letter, or that of a name such as `PageUp`. */
function codeOf(key) {
  return key.length === 1 ? key : Key[key.replace(/(?<=[a-z])(?=[A-Z])/, "_").toUpperCase()];
}

/** Ends a process, and resolves when it has exited. */
async function end(child) {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
