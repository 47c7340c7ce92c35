import "client-only";
import { BUILT_PATH } from "@/lib/server/before-hydration/framework/built-files";

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
export function watchSinks(): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (address.startsWith(BUILT_PATH) ? address : null),
    createHTML: (markup) => (RUNS.test(markup) ? null : markup),
  });
}
