/** Debian's Firefox ESR, driven by Puppeteer over WebDriver BiDi (`docs/decisions/drivers-of-other-engines.md`). */
import puppeteer from "puppeteer-core";
import { findCommand } from "./processes.mjs";

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
    reload: () => page.reload(),
    press: (key) => page.keyboard.press(key),
    tapAt: (x, y) => page.mouse.click(x, y),
    evaluate: (script) => page.evaluate(script),
    screenshot: () => page.screenshot({ encoding: "base64" }),
    close: () => browser.close(),
  };
}
