import "server-only";
import { couponExists } from "@/lib/coupon/loaders";
import { loadEvents } from "@/lib/event/loaders";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import type { NamedRecord } from "@/lib/workbench/lint/named-records";

const MAX_RECORDS = 40;

/**
 * Returns the events and coupons that do not exist (R11.4). Back ends need not tell which there are: then the finding
 * says that this one could not be checked.
 */
export async function checkNamedRecords(records: readonly NamedRecord[]): Promise<LintFinding[]> {
  const known = records.some(({ kind }) => kind === "event") ? loadEventIds() : undefined;
  const checked = records.slice(0, MAX_RECORDS).map(async ({ kind, id, at }): Promise<LintFinding[]> => {
    try {
      const exists = kind === "event" ? (await known)?.has(id) === true : await couponExists(id);
      return exists ? [] : [findingAt("missing-record", at, String(id), { cause: kind })];
    } catch {
      // The back end does not tell, or cannot be reached just now.
      return [findingAt("unchecked-record", at, String(id), { cause: kind })];
    }
  });
  return (await Promise.all(checked)).flat();
}

async function loadEventIds(): Promise<Set<number>> {
  return new Set((await loadEvents(FALLBACK_LOCALE)).map(({ id }) => id));
}
