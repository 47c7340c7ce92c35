import {
  type APIRequestContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "playwright/test";
import { type OwnTable, openSummary, openWith, reserveForm, summaryPage } from "@/e2e/support/own-table";
import { SandboxControl } from "@/e2e/support/sandbox-control";
import { isMessengerBrowser } from "@/lib/browser/user-agent";
import { LOGIN_PROMPTED } from "@/lib/routing/automatic-login";

export { uniqueId, uniqueKey } from "@/e2e/support/unique";
export { expect };

type Fixtures = {
  /** The sandbox's controls; faults that the test added are removed after it. */
  sandbox: SandboxControl;
  /**
   * Signs in a new guest at the messenger and in the application; returns their messenger id. Where a page is open, it
   * is left by `startOver` first: it would ask for the guest before, and log the refusal.
   */
  signIn: (fields?: Record<string, unknown>) => Promise<number>;
  /** The reservation form of this page, and the ways to it. */
  form: ReturnType<typeof reserveForm> & {
    /** Opens it with a draft that is complete up to the last step. */
    open: (table: OwnTable, more?: Record<string, string>) => Promise<void>;
  };
  /** The summary of this page. */
  summary: ReturnType<typeof summaryPage> & {
    /** Opens it for a guest whose details are known in this tab. */
    open: (table: OwnTable) => Promise<void>;
  };
  /**
   * In the messenger's browser a login is forced once per browser session. Tests about something else start after it,
   * as guests who declined; `test.use({ wasAskedToLogIn: false })` starts before it.
   */
  wasAskedToLogIn: boolean;
  /**
   * Console errors that the test causes on purpose, as patterns on "text address". A page with status 404 logs one, and
   * so does a call that is made to fail: `test.use({ expectedErrors: [/status of 404.*\/error-404/] })`.
   */
  expectedErrors: RegExp[];
};

export const test = base.extend<Fixtures>({
  sandbox: async ({}, use, { config }) => {
    const control = new SandboxControl(String(config.metadata.controls));
    await use(control);
    await control.removeOwnFaults();
  },
  signIn: async ({ page, sandbox }, use) => {
    await use(async (fields) => {
      if (page.url() !== "about:blank") await startOver(page);
      return signInBy(page.request, sandbox, fields);
    });
  },
  form: async ({ page, locale }, use) => {
    await use({
      ...reserveForm(page, locale),
      open: (table, more) => openWith(page, table, more),
    });
  },
  summary: async ({ page, locale }, use) => {
    await use({ ...summaryPage(page, locale), open: (table) => openSummary(page, table, locale) });
  },
  wasAskedToLogIn: [true, { option: true }],
  expectedErrors: [[], { option: true }],
  // Opened only for tests that ask for a page or its context: those that only send requests have no browser. The test
  // fails on any page or console error that is not expected.
  context: async ({ context, userAgent, baseURL, wasAskedToLogIn, expectedErrors }, use) => {
    await context.addInitScript(hideUnseenText);
    if (wasAskedToLogIn && baseURL !== undefined && isMessengerBrowser(userAgent ?? ""))
      await context.addCookies([{ name: LOGIN_PROMPTED, value: "1", url: baseURL }]);
    const errors: string[] = [];
    const record = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
    };
    context.on("weberror", (error) => {
      const { name, message, stack } = error.error();
      record(stack || `${name}: ${message}`);
    });
    context.on("console", (message) => {
      if (message.type() === "error") record(toLine(message));
    });
    await use(context);
    expect(errors, "unexpected browser errors").toEqual([]);
  },
});

/**
 * Signs a new guest in at the messenger and in the application, with the cookies of these requests; returns their
 * messenger id.
 */
export async function signInBy(
  request: APIRequestContext,
  sandbox: SandboxControl,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const guest = await sandbox.putGuest(fields);
  // The visible login flow has tests of its own; all others only need its cookies.
  await request.get(await sandbox.messengerSession(guest));
  // On a busy machine the messenger may answer too late; a guest would try again, too.
  const logIn = async () => (await request.get("/auth/kakao/login?return=/empty")).url();
  await expect.poll(logIn, { timeout: 30_000 }).toMatch(/\/empty$/);
  return guest;
}

/**
 * Lets a walk go on as somebody who has never been here: signed out, with nothing stored, no other window open and no
 * request held up. In the messenger's browser this guest has declined the forced login, as at the beginning of a test.
 */
export async function startOver(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // What a page stores when it is left is gone, too, and no page is there to notice.
  await page.goto("/healthz");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies({ name: new RegExp(`^(?!${LOGIN_PROMPTED}$)`) });
}

/**
 * Runs in every page: text for screen readers alone is in a box of one pixel, which Playwright takes for visible. Here
 * the box has no size, so that only what is seen counts as visible.
 */
function hideUnseenText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".visually-hidden { width: 0 !important; height: 0 !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function toLine(message: ConsoleMessage): string {
  return `${message.text()} ${message.location().url}`;
}
