const EXPANDED = "aria-expanded";
const GAP = 6;
const ITEM = 46;
const MOST_ITEMS = 6;

/** Opens the list of a pressed button, with the links that the page has for readers without script. */
export function showMenu(button: HTMLElement): void {
  // Without script the choices are links; here they are the list.
  const { textContent: choices = "" } = button.parentElement?.parentElement?.querySelector("noscript") ?? {};
  if (!choices || button.getAttribute(EXPANDED) === "true") return;
  const menu = document.createElement("div");
  menu.dataset.openingMenu = "";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", button.getAttribute("aria-label") ?? "");
  menu.innerHTML = choices;
  const links = [...menu.querySelectorAll("a")];
  for (const link of links) link.setAttribute("role", "menuitem");
  const { left, bottom, top, width } = button.getBoundingClientRect();
  const isAbove = innerHeight - bottom < top && innerHeight - bottom < menuHeight(links.length);
  menu.style.left = `${left + scrollX}px`;
  menu.style.minWidth = `${width}px`;
  menu.style.top = `${(isAbove ? top - menuHeight(links.length) - GAP : bottom + GAP) + scrollY}px`;
  // In an open panel only its own content can be pressed.
  (button.closest("dialog") ?? document.body).append(menu);
  button.setAttribute(EXPANDED, "true");
  // The press has its effect; nothing is to be replayed.
  button.removeAttribute("aria-busy");
  const leaving = new AbortController();
  const close = () => {
    leaving.abort();
    menu.remove();
    button.setAttribute(EXPANDED, "false");
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      close();
      button.focus();
    } else if (event.key === "Tab") close();
    if (by === undefined) return;
    event.preventDefault();
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at((at + by) % links.length)?.focus();
  };
  const { signal } = leaving;
  document.addEventListener("keydown", step, { signal });
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!menu.contains(target as Node)) close();
    },
    { signal, capture: true },
  );
}

function menuHeight(count: number): number {
  return Math.min(count, MOST_ITEMS) * ITEM + 2 * GAP;
}
