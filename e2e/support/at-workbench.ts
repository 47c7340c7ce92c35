import type { Page } from "playwright/test";
import { expect } from "@/e2e/support/fixtures";

/** The workbench's secret in the journeys. */
export const WORKBENCH_SECRET = "only-for-journeys-on-this-machine-0002";

type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;
let session: Cookies | undefined;

/** Opens the workbench in English, signed in: by its form once, because attempts from one address are limited. */
export async function signInAsStaff(page: Page): Promise<void> {
  const context = page.context();
  if (session !== undefined) await context.addCookies(session);
  await page.goto("/workbench?language=en");
  if (session === undefined) {
    await page.getByLabel("Secret").fill(WORKBENCH_SECRET);
    await page.getByRole("button", { name: "Sign in" }).click();
  }
  await expect(editorOf(page)).toBeVisible();
  session ??= (await context.cookies(page.url())).filter(({ name }) => name === "workbench");
}

/** Returns the editor of the HTML. */
export function editorOf(page: Page) {
  return page.getByRole("textbox", { name: "HTML", exact: true });
}

/** Replaces the content of the editor. */
export async function write(page: Page, html: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(html);
}

/** Loads the page with this key, or at this path. */
export async function loadPage(page: Page, key: string): Promise<void> {
  await page.getByRole("textbox", { name: "Page, for instance" }).fill(key);
  await page.getByRole("button", { name: "Load", exact: true }).click();
}

/** Shows the text of a language, or the style of the part, in the editor. */
export async function choosePane(page: Page, name: string): Promise<void> {
  await page.getByRole("region", { name: "HTML" }).getByRole("button", { name, exact: true }).click();
}
