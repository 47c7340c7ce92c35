/**
 * Loads a script with exactly these attributes and retries once. Rejects when the second try fails too. The first try
 * is marked (`data-first`), because its failure must not reload the page.
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
