import "client-only";

/** A policy that answers the text it lets pass, and null for what is to be reported. */
type Rules = {
  createScriptURL: (address: string) => string | null;
  createHTML: (markup: string) => string | null;
};

declare global {
  interface Window {
    /** Where the browser asks what of text may become code or markup (Trusted Types); not every browser does. */
    trustedTypes?: {
      createPolicy: (name: string, rules: Partial<Rules>) => { createScriptURL: (address: string) => string };
    };
  }
}

/** Where the build's files lie, the only ones that the framework and we bring as code. */
const BUILT = "/_next/static/";
/** What of markup could run. */
const RUNS = /<(?:script|base|object|embed)|[\s"'/]on[a-z]+\s*=|javascript:|srcdoc/i;

/**
 * Says which text may become code or markup on this page: addresses of the build's files, and markup in which nothing
 * runs, as the framework writes it from what was cleaned. All else is done and reported, for the policy that asks only
 * watches (`lib/front/policy/content-policy.ts`).
 */
export function watchSinks(): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (address.startsWith(BUILT) ? address : null),
    createHTML: (markup) => (RUNS.test(markup) ? null : markup),
  });
}
