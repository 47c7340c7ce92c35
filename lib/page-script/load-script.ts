/**
 * Runs a script with these attributes, to the letter; one that does not come is tried a second time. Rejects when it is
 * lost. A first try is marked (`data-first`), for it is no reason to load the page anew.
 */
export function loadScript(attributes: Readonly<Record<string, string>>, isAgain = false): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    for (const name in attributes) script.setAttribute(name, attributes[name] ?? "");
    if (!isAgain) script.dataset.first = "";
    script.onload = resolve;
    script.onerror = isAgain ? reject : () => resolve(loadScript(attributes, true));
    document.head.append(script);
  });
}
