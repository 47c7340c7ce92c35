import { requestData } from "@/lib/browser/request-data";
import type { TablesOfForm } from "@/lib/offer/free-tables";

type EarlyTables = {
  /** The form that was sent, as a query. */
  of: string;
  /** Resolves with undefined where there was no answer. */
  answer: Promise<TablesOfForm | undefined>;
};

declare global {
  interface Window {
    /** What a finder asked for before the framework was here; set by the page script. */
    siteTables?: EarlyTables;
  }
}

/** Returns the address at which our own server searches what the form of a finder asks for. */
export function tablesAddress(resourceId: number): string {
  return `/api/crm_channel_si_tc/promotion/tables/${resourceId}/of-form`;
}

/** Requests the tables that a finder's form asks for, from the address that it names (`data-tables`). */
export function requestEarlyTables(form: HTMLFormElement): EarlyTables["answer"] {
  const of = queryOf(new FormData(form));
  const answer = requestData(`${form.dataset.tables}?${of}`).then((data) =>
    isTablesOfForm(data) ? data : undefined,
  );
  window.siteTables = { of, answer };
  return answer;
}

/**
 * Returns what was requested for the same fields in the sheet that is still open, however slow the device: what the
 * guest reads there goes on. Undefined where nothing was.
 */
export function takeEarlyTables(fields: FormData): EarlyTables["answer"] | undefined {
  const requested = window.siteTables;
  forgetEarlyTables();
  return requested?.of === queryOf(fields) ? requested.answer : undefined;
}

/** Withdraws what was requested, because its sheet was closed: tables are taken all the time. */
export function forgetEarlyTables(): void {
  delete window.siteTables;
}

/** Only what counts: a date that another choice outweighs may be filled in by a script meanwhile. */
function queryOf(fields: FormData): string {
  const counts = (name: string, value: unknown) =>
    value !== "" && (name !== "date" || fields.get("day") === "other");
  return new URLSearchParams(
    [...fields].flatMap(([name, value]) => (counts(name, value) ? [[name, String(value)]] : [])),
  ).toString();
}

/** Whether an answer has the shape of this version's, which our server has written by its schema. */
function isTablesOfForm(data: unknown): data is TablesOfForm {
  const { html, days } = (data ?? {}) as Partial<TablesOfForm>;
  return typeof html === "string" && Array.isArray(days);
}
