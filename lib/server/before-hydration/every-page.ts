import { listen } from "@/lib/server/before-hydration/listen";
import "client-only";
import { BUILT_PATH } from "@/lib/server/before-hydration/framework/framework-requests";

/** Starts what every page has before any other script of ours is here; called by both scripts that are inlined. */
export function startPage(): void {
  defineTrustedTypes();
  startDialogs();
  endTransitionOnPress();
}

/** Matches the panels; authors cannot use this attribute. */
const PANEL = "[data-panel]";

/**
 * Opens and closes the page's dialogs: a link with `data-opens` opens the dialog it points to; `data-closes` and a
 * click on the backdrop close it; the browser handles Escape and focus. One dialog is open at a time (R2.2); without
 * script CSS shows the dialog that such a link targets. Independent of the framework, so panels open at once on an
 * unhydrated page.
 */
function startDialogs(): void {
  // In the capture phase: the framework stops a click on a part that it has not hydrated yet.
  listen("click", handleClick, true);
  listen("keydown", handleKey, true);
  // A page restored from the back/forward cache starts with its panels closed.
  listen("pagehide", closeAll);
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>("[data-opens],[data-closes]");
  if (button !== null) {
    event.preventDefault();
    toggle(button.dataset.opens);
  } else if (target.matches(PANEL)) closeAll();
}

function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.key !== " " || !target.matches("a[role=button]")) return;
  event.preventDefault();
  target.click();
}

/** Opens the dialog with this id, or closes it if it was open; without an id closes any open dialog. */
function toggle(id?: string): void {
  const dialog = panels().find((panel) => panel.id === id && !panel.open);
  closeAll();
  dialog?.showModal();
}

function closeAll(): void {
  for (const panel of panels()) panel.close();
}

function panels(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>(PANEL)];
}

/**
 * Ends the transition to this page (`@view-transition` in `app/globals.css`) as soon as the reader presses something.
 * While it runs, every press goes to the root element, because pictures of both pages cover the new one; browsers aim
 * a finger's click after the press, and a mouse's click is passed on to what is under it.
 */
export function endTransitionOnPress(): void {
  listen("pagereveal", ({ viewTransition }) => {
    if (!viewTransition) return;
    // The browser skips it when the page is late or hidden, which is no error.
    viewTransition.ready.catch(() => {});
    listen("pointerdown", () => viewTransition.skipTransition(), true);
    listen("click", aimClick, true);
  });
}

function aimClick(event: MouseEvent): void {
  const { target, clientX, clientY } = event;
  if (target !== document.documentElement) return;
  const meant = document.elementFromPoint(clientX, clientY);
  // A drawing in a button has no `click()`.
  if (meant !== target) meant?.dispatchEvent(new MouseEvent("click", event));
}

/** A Trusted Types policy: each function returns text that is accepted, and null for text to report. */
type Rules = {
  createScriptURL: (address: string) => string | null;
  createHTML: (markup: string) => string | null;
};

declare global {
  interface Window {
    /** The browser's Trusted Types API, which checks text that becomes code or markup; not every browser has it. */
    trustedTypes?: {
      createPolicy: (name: string, rules: Partial<Rules>) => { createScriptURL: (address: string) => string };
    };
  }
}

/** Matches markup that could run code. */
const RUNS = /<(?:script|base|object|embed)|[\s"'/]on[a-z]+\s*=|javascript:|srcdoc/i;

/**
 * Defines which text may become code or markup on this page: addresses of the build's files, and inert markup, which
 * the framework writes from cleaned content. Everything else still runs and is reported, because the content policy is
 * report-only (`lib/server/policy/content-policy.ts`).
 */
export function defineTrustedTypes(): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (address.startsWith(BUILT_PATH) ? address : null),
    createHTML: (markup) => (RUNS.test(markup) ? null : markup),
  });
}
