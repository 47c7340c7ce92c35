import { escapeMarkup } from "@/lib/base/escape-markup";

/** A label and what stands beside it. */
export type Fact = { label: string; value: string };

/** What a saved receipt says, ready to be read: all texts are in the guest's language. */
export type SavedPage = {
  language: string;
  /** When it was saved, and that the reservation may have changed since. */
  stamp: string;
  status: string;
  name: string;
  /** The hotel and the reservation's number. */
  place: string;
  /** Day, time and party. */
  facts: readonly Fact[];
  sections: readonly { title: string; rows: readonly Fact[] }[];
  /** A call and the way there on each map. */
  links: readonly { label: string; href: string }[];
  /** The label of the link that asks the network again. */
  again: string;
};

const SHEET = `*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--type-body)/1.6 var(--sans)}
main{max-width:560px;margin:0 auto;padding:20px}
.stamp{margin:0 0 16px;padding:14px 18px;border-radius:var(--radius-medium);background:var(--saffron-tint);font-size:var(--type-text)}
article,section{margin:0 0 16px;padding:20px;border:1px solid var(--line);border-radius:var(--r);background:var(--card)}
h1,h2{margin:0;font-family:var(--serif);font-weight:500;line-height:1.22;overflow-wrap:anywhere}
h1{font-size:var(--type-title)}h2{margin-bottom:8px;font-size:var(--type-heading-s)}
.status{margin:0 0 4px;color:var(--saffron-ink);font-weight:650}
.place{margin:4px 0 0;color:var(--ink-2);font-size:var(--type-detail)}
.facts{display:grid;grid-template-columns:auto auto auto;justify-content:space-between;gap:14px;margin:16px 0 0;padding:16px 0 0;border-top:1px solid var(--line)}
dt{color:var(--ink-2);font-size:var(--type-small)}
.facts dd{margin:0;font:500 var(--type-lead)/1.4 var(--serif)}
.rows{margin:0}.rows div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 14px;padding:10px 0;border-top:1px solid var(--line)}
.rows dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
p>a{display:block;padding:14px;border:1px solid var(--line);border-radius:var(--radius-medium);color:inherit;font-weight:650;text-align:center;text-decoration:none}
:lang(ko){word-break:keep-all}`;

/**
 * Returns a saved receipt as a page that needs nothing else: no script, no picture, no font. `tokens` are the style
 * rules that give the site's tokens their values.
 */
export function writeSavedPage(page: SavedPage, tokens: string): string {
  const { language, stamp, status, name, place, facts, sections, links, again } = page;
  const list = (rows: readonly Fact[], kind: string) =>
    `<dl class="${kind}">${rows.map(({ label, value }) => `<div><dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}</dd></div>`).join("")}</dl>`;
  return `<!doctype html><html lang="${escapeMarkup(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(name)}</title><style>${tokens.replaceAll("<", "")}
${SHEET}</style></head><body><main><p class="stamp" role="status">${escapeMarkup(stamp)}</p><article><p class="status">${escapeMarkup(status)}</p><h1>${escapeMarkup(name)}</h1><p class="place">${escapeMarkup(place)}</p>${list(facts, "facts")}</article>${sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => `<section><h2>${escapeMarkup(title)}</h2>${list(rows, "rows")}</section>`)
    .join(
      "",
    )}${links.map(({ label, href }) => `<p><a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a></p>`).join("")}<p><a href="">${escapeMarkup(again)}</a></p></main></body></html>`;
}
