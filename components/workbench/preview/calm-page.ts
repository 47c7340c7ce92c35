import { POPUP_KEY } from "@/lib/server/before-hydration/idle/popups";

/** Pages that were made calm; a page that is patched is the same one. */
const calm = new WeakSet<Window>();

/**
 * Keeps a page in a frame from taking what the author is using: while the frame does not have the focus, nothing in it
 * gets the focus, not even a popup, nothing plays, and nothing it does changes the history of this window. Its popups
 * are shown in every page that is loaded: which of them an author has seen or closed is not stored.
 */
export function calmPage(page: Window & typeof globalThis): void {
  for (const film of page.document.querySelectorAll("video, audio")) {
    film.removeAttribute("autoplay");
    (film as HTMLMediaElement).pause();
  }
  if (calm.has(page)) return;
  calm.add(page);
  const { HTMLElement: Html, HTMLDialogElement: Dialog, Storage } = page;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function storeExceptPopups(key, value) {
    if (!key.startsWith(POPUP_KEY)) setItem.call(this, key, value);
  };
  const { focus } = Html.prototype;
  Html.prototype.focus = function focusIfUsed(options) {
    if (page.document.hasFocus()) focus.call(this, options);
  };
  for (const name of ["show", "showModal"] as const) {
    const open = Dialog.prototype[name];
    Dialog.prototype[name] = function openQuietly() {
      // Its text has changed since, and with it the dialog.
      if (!this.isConnected) return;
      // Nothing in an inert dialog can be focused when it opens.
      const isQuiet = !page.document.hasFocus() && !this.inert;
      if (isQuiet) this.inert = true;
      open.call(this);
      if (isQuiet) this.inert = false;
    };
  }
  // A popup adds an entry for Back on a phone: here it would be one of the workbench.
  page.history.pushState = () => {};
}
