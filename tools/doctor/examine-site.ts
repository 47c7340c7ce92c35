import type { Finding } from "@/tools/doctor/finding";

const PATIENCE_MS = 5_000;
/** What every page of ours carries, and a proxy must leave as it is. */
const HEADERS = ["content-security-policy", "x-content-type-options", "referrer-policy", "etag", "vary"];

/** Asks the site as a guest would, through its proxy. Never throws; a site that does not run yet is a note. */
export async function examineSite(origin: string): Promise<Finding[]> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  try {
    const findings: Finding[] = [];
    const page = await ask("/", { headers: { accept: "text/html" } });
    const missing = HEADERS.filter((name) => !page.headers.has(name));
    if (page.status === 200 && missing.length > 0)
      findings.push(wrong(`pages arrive without ${missing.join(", ")}`, "Let the proxy pass all headers."));
    const cookies = await ask("/", { headers: { cookie: `filler=${"x".repeat(16_000)}` } });
    if (cookies.status === 400 || cookies.status === 431)
      findings.push(wrong("the proxy refuses 16 KB of cookies", "Let it pass 64 KB of headers."));
    if ((await ask("/metrics")).status === 200)
      findings.push({ kind: "danger", about: "/metrics is public", next: "Close it in the proxy." });
    if ((await ask("/healthz")).status !== 200)
      findings.push(wrong("/healthz is closed", "Open it: pages ask there whether the server lives."));
    return findings;
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return [
      { kind: "note", about: `${origin} does not answer here`, next: `${reason}; examine it once it runs.` },
    ];
  }
}

const wrong = (about: string, next: string): Finding => ({ kind: "wrong", about, next });
