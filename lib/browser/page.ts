import "client-only";

/** The header in which a page names the session that it was made for; the server refuses another (R3.13). */
export const SESSION_HEADER = "x-session";

/** The event, on the window, of a call that was refused because it came from a page of another session. */
export const OTHER_SESSION = "site:other-session";

/** Returns a mark of the current session that does not identify it; undefined when no guest is signed in. */
export function sessionFingerprint(cookies: string): string | undefined {
  // Written out, because it is shorter so in the scripts of every page.
  return /(?:^|; )signed-in=([^;]+)/.exec(cookies)?.[1];
}

let made = typeof document === "undefined" ? undefined : sessionFingerprint(document.cookie);

/**
 * Returns the mark of the session that this page was made for: the first that it has seen. Undefined on a page of a
 * visitor, which a login in another tab makes that guest's.
 */
export function pageSession(): string | undefined {
  made ??= sessionFingerprint(document.cookie);
  return made;
}

/** Makes this page one of another session of the same guest. */
export function adoptSession(mark: string): void {
  made = mark;
}

const PAGE_SHOWN = "site:page";

/** Tells that another page is shown without a new document, once the address names it: a page view of its own. */
export function announcePageShown(): void {
  window.dispatchEvent(new Event(PAGE_SHOWN));
}

/** Calls the listener whenever another page is shown without a new document. */
export function onPageShown(listener: () => void): void {
  window.addEventListener(PAGE_SHOWN, listener);
}

/** Returns how the guest came to this document: by a link or address ("navigate"), Back or Forward, or a reload. */
export function howOpened(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type;
}

/** An element in which a guest chooses or types. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = "input,select,textarea";

/** Returns the fields inside an element, in their order. */
export function fieldsOf(root: Element | null): readonly Field[] {
  return [...(root?.querySelectorAll<Field>(FIELDS) ?? [])];
}

/**
 * Writes what a guest has chosen and typed in fields that were there before into those inside `root`, which have
 * replaced them: a field that was taken off the page still holds it. Does nothing where the fields are still the same,
 * or others by name and order. Whoever listens to a field is told, as if the guest had typed.
 */
export function restoreFields(before: readonly Field[], root: Element | null): void {
  for (const [index, field] of fieldsOf(root).entries()) {
    const former = before[index];
    if (former === undefined || former === field || nameOf(former) !== nameOf(field)) return;
    restore(field, former);
  }
}

function restore(field: Field, former: Field): void {
  if (isChoice(field) && isChoice(former)) {
    // A click is what a listener of a choice hears; one that is released by another choice needs none.
    if (field.checked !== former.checked && (former.checked || field.type === "checkbox")) field.click();
  } else if (field.value !== former.value) {
    field.value = former.value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function nameOf({ name, type, id }: Field): string {
  return `${type} ${name} ${id}`;
}

/** Returns whether a field is chosen or not, and holds no text. */
export function isChoice(field: Field): field is HTMLInputElement {
  return field.type === "radio" || field.type === "checkbox";
}

/**
 * Shows that a control was pressed and that what it opens is on its way; `app/globals.css` draws it. Returns the
 * function that ends it, and returns whether the guest still waits: what the page script shows meanwhile
 * (`lib/server/before-hydration/early-dialog/early-dialog.ts`) can be closed.
 */
export function showBusy(control: Element | null | undefined): () => boolean {
  control?.setAttribute("aria-busy", "true");
  return () => {
    const isWaiting = control?.hasAttribute("aria-busy") ?? true;
    control?.removeAttribute("aria-busy");
    return isWaiting;
  };
}

/** Milliseconds after which a frame that is not drawn, as in a hidden tab, is not waited for. */
const MOST_FRAME_MS = 100;

/**
 * Resolves once the browser has drawn what was shown so far, so that a press is answered before what it opens is
 * rendered, which takes a slow phone longer than a frame.
 */
export function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MOST_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A frame is drawn after its callbacks.
      setTimeout(resolve);
    });
  });
}

/**
 * Lets a node be removed and be inserted before although a translator or an extension has moved it into an element of
 * its own: the framework still knows it as a child of its first parent, and the browser would throw. To be called once.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    // Already gone with the element into which it was moved.
    if (parent === null) return child;
    return removeChild.call(parent, child) as Child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    return insertBefore.call(this, added, childWith(this, next)) as Added;
  };
}

/** Returns the child of a parent that is the node or holds it; null where none does. */
function childWith(parent: Node, node: Node | null): Node | null {
  let step = node;
  while (step !== null && step.parentNode !== parent) step = step.parentNode;
  return step;
}

/**
 * Returns the language in which the server wrote this page. It stands in an attribute of our own, because translators
 * change `lang`; an empty text only where the page is not ours.
 */
export function readPageLanguage(): string {
  return document.documentElement.dataset.language ?? "";
}
