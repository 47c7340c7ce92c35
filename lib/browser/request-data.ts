import { readPageLanguage } from "@/lib/browser/page";
import { abortAfter } from "@/lib/browser/reload";

/** Milliseconds after which the framework asks by itself. */
const WITHIN_MS = 5_500;

/**
 * Requests data of our own server in the language of the page, for a page whose framework is not here yet. Resolves
 * with undefined where there is no answer; never rejects.
 */
export async function requestData(address: string): Promise<unknown> {
  try {
    const headers = { accept: "application/json", "accept-language": readPageLanguage(), "x-app": "1" };
    const response = await fetch(address, { headers, signal: abortAfter(WITHIN_MS) });
    const { data }: { data?: unknown } = response.ok ? await response.json() : {};
    return data;
  } catch {
    return undefined;
  }
}
