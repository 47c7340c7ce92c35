/** The address of the bundled script for idle moments (set by `scripts/bundle-page-scripts.mjs`). */
declare const IDLE_SCRIPT: string | undefined;

/** The address of the bundled script that reports an anonymous visitor's visit. */
declare const VISIT_SCRIPT: string | undefined;

/** The address of the bundled script of the worker that prepares for formatting. */
declare const FORMATS_SCRIPT: string | undefined;

/** The address of the bundled script that hydrates a page. */
declare const HYDRATOR_SCRIPT: string | undefined;

/** The numbers of the framework's long modules (`lib/server/before-hydration/framework/long-modules.ts`). */
declare const LONG_MODULES: readonly number[] | undefined;

/** The modules that every page starts with and that are long enough to be evaluated in a task of their own. */
export const longModules = typeof LONG_MODULES === "undefined" ? [] : LONG_MODULES;

/** The addresses of the bundled scripts; empty when nothing was bundled, as in tests. */
export const idleScript = typeof IDLE_SCRIPT === "undefined" ? "" : IDLE_SCRIPT;
export const visitScript = typeof VISIT_SCRIPT === "undefined" ? "" : VISIT_SCRIPT;
export const formatsScript = typeof FORMATS_SCRIPT === "undefined" ? "" : FORMATS_SCRIPT;
export const hydratorScript = typeof HYDRATOR_SCRIPT === "undefined" ? "" : HYDRATOR_SCRIPT;

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
