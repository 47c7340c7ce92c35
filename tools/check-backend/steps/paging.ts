import type { CheckContext } from "@/tools/check-backend/calls/check-context";

const PER_PAGE = 16;
/** The most that one page may have. */
const MOST_PER_PAGE = 48;
const MAX_PAGES = 5;

const AGAIN = "Sees the same entries again and again.";

type Page<Row> = { rows: Row[]; lastPage: number };

/**
 * Reads a list page by page and returns its rows. Notes pages that are too long, that repeat rows or lose them, and a
 * `lastPage` that is not the last. Does not check the order, which is not promised.
 */
export async function checkPaging<Row>(
  check: CheckContext,
  id: string,
  ask: (page: number, perPage: number) => Promise<Page<Row> | undefined>,
  idOf: (row: Row) => number | string,
): Promise<Row[]> {
  const first = await ask(1, PER_PAGE);
  if (first === undefined) return [];
  const differs = (path: string, expected: string, got: string, guest: string) =>
    check.note(id, { path, expected, got, guest });
  if (first.rows.length > PER_PAGE)
    differs(
      "$.data.rows",
      `at most ${PER_PAGE} rows (perPage)`,
      `${first.rows.length}`,
      "Waits for a longer list.",
    );
  const rows = [...first.rows];
  const { lastPage } = first;
  if (lastPage === 0 && rows.length > 0)
    differs("$.data.lastPage", "the number of pages, at least 1", "0", "Sees nothing after the first page.");
  for (let page = 2; page <= Math.min(lastPage, MAX_PAGES); page += 1)
    rows.push(...((await ask(page, PER_PAGE))?.rows ?? []));
  const ids = rows.map(idOf);
  const repeated = ids.find((one, index) => ids.indexOf(one) !== index);
  if (repeated !== undefined)
    differs(
      "$.data.rows",
      "each row on one page",
      `${String(repeated)} more than once`,
      "Sees the same entry twice, and maybe another never.",
    );
  if (rows.length === 0) return rows;
  if (lastPage > 1 && (await ask(lastPage, PER_PAGE))?.rows.length === 0)
    differs(
      "$.data.lastPage",
      "the last page that has rows",
      `${lastPage}`,
      "Asks for more, and sees nothing.",
    );
  if (lastPage > MAX_PAGES) return rows;
  const after = await ask(lastPage + 1, PER_PAGE);
  const beyond = after?.rows ?? [];
  if (beyond.some((row) => !ids.includes(idOf(row))))
    differs(
      "$.data.lastPage",
      "the last page that has rows",
      `${lastPage}`,
      "Never sees the rest of the list.",
    );
  if (ids.length > 1 && repeated === undefined) {
    const single = await ask(1, 1);
    if (single !== undefined && first.rows.length <= PER_PAGE && single.rows.length > 1)
      differs("$.data.rows", "at most 1 row (perPage)", `${single.rows.length}`, "Waits for a longer list.");
    const next = await ask(2, 1);
    const [one, other] = [single?.rows[0], next?.rows[0]];
    if (single?.rows.length === 1 && one !== undefined && other !== undefined && idOf(one) === idOf(other))
      differs("$.data.rows", "other rows on the second page", "those of the first", AGAIN);
    const whole = await ask(1, MOST_PER_PAGE);
    const lost = ids.length <= MOST_PER_PAGE ? whole?.rows.filter((row) => !ids.includes(idOf(row))) : [];
    if (lost !== undefined && lost.length > 0 && beyond.length === 0)
      differs(
        "$.data.rows",
        "the same rows, however long a page is",
        `${lost.map((row) => String(idOf(row))).join(", ")} only in a longer one`,
        "Never sees these entries.",
      );
  }
  if (beyond.every((row) => ids.includes(idOf(row))) && first.rows.length <= PER_PAGE)
    checkBeyond(check, id, lastPage, after);
  return rows;
}

/** The page after the last has no rows, and says the same of which is the last. */
function checkBeyond<Row>(
  check: CheckContext,
  id: string,
  lastPage: number,
  after: Page<Row> | undefined,
): void {
  if (after === undefined) return;
  if (after.rows.length > 0)
    check.note(id, {
      path: "$.data.rows",
      expected: `no rows on page ${lastPage + 1}, as lastPage is ${lastPage}`,
      got: `${after.rows.length} of the pages before`,
      guest: AGAIN,
    });
  else if (after.lastPage !== lastPage)
    check.note(id, {
      path: "$.data.lastPage",
      expected: `${lastPage} on page ${lastPage + 1} too`,
      got: `${after.lastPage}`,
      guest: "Is led to a page that there is not.",
    });
}
