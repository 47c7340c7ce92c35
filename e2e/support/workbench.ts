import type { Page } from "playwright/test";
import { z } from "zod";
import { expect } from "@/e2e/support/fixtures";

const linkSchema = z.object({ address: z.string(), ends: z.number() });

/** A client of one server instance, signed in at its workbench. */
export class Staff {
  readonly #origin: string;
  readonly #cookie: string;

  private constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.#cookie = cookie;
  }

  static async signIn(origin: string, secret: string): Promise<Staff> {
    const answer = await fetch(`${origin}/workbench/sign-in`, {
      method: "POST",
      body: new URLSearchParams({ secret }),
      redirect: "manual",
    });
    const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";", 1);
    expect([answer.status, cookie]).toEqual([303, expect.stringMatching(/^workbench=./)]);
    return new Staff(origin, cookie);
  }

  /** Creates a share link for this page as a logged-out guest sees it; returns its path and query. */
  async share(path: string, html: string): Promise<string> {
    const versions = [{ locale: "en", html, style: "" }];
    const answer = await this.ask("share", { versions, path, zone: "page", locale: "en", guest: "out" });
    expect(answer.status).toBe(200);
    const { pathname, search } = new URL(linkSchema.parse(await answer.json()).address);
    return pathname + search;
  }

  ask(call: string, body: unknown): Promise<Response> {
    return fetch(`${this.#origin}/workbench/${call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        cookie: this.#cookie,
      },
      body: JSON.stringify(body),
    });
  }
}

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
