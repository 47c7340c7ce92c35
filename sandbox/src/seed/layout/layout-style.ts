/** Style of the announcement strip above every page. */
export const topStyle = `
.n-strip{display:flex;gap:8px 14px;justify-content:center;align-items:baseline;flex-wrap:wrap;font-size:13px;line-height:1.5;padding:9px 44px;min-height:44px;align-content:center;background:var(--wash);color:var(--ink-2);text-align:center}
.n-strip a{color:var(--saffron-ink);font-weight:600;text-decoration:none;white-space:nowrap}
.n-strip .n-more{display:none}
@media (min-width:760px){.n-strip .n-more{display:inline}}
`;

/** Style of the side navigation. */
export const leftStyle = `
.n-side{padding:8px 0 32px}
.n-side .n-brand{font-family:var(--serif);font-size:26px;line-height:1.25;letter-spacing:-.015em;margin:0 0 6px}
.n-side .n-note{font-size:14px;line-height:1.6;color:var(--ink-2);margin:0 0 24px}
.n-side h4{font-family:var(--sans);font-size:12px;letter-spacing:.08em;font-weight:600;color:var(--saffron-ink);margin:26px 0 10px}
`;

/** Style of the note below the account menu. */
export const rightStyle = `
.n-help{margin-top:24px;padding:16px 18px;border-radius:var(--r);background:var(--wash);font-size:14px;line-height:1.65;color:var(--ink-2)}
.n-help b{display:block;font-family:var(--serif);font-weight:500;font-size:17px;color:var(--ink);margin-bottom:2px}
.n-help a{color:var(--saffron-ink)}
`;

/** Style of the footer of every page. */
export const bottomStyle = `
.f-foot{text-wrap:pretty;font-size:13px;line-height:1.6;color:var(--ink-2)}
.f-foot .f-brand{font-family:var(--serif);font-size:20px;color:var(--ink);margin:0 0 6px}
.f-foot table{width:100%;border-collapse:collapse}
.f-foot td{display:flex;justify-content:space-between;gap:16px;padding:4px 0;vertical-align:top}
.f-foot td b{font-family:var(--serif);font-weight:500;font-size:15px;color:var(--ink)}
.f-foot td span{display:none}
.f-foot td a{font-variant-numeric:tabular-nums}
.f-foot a{color:var(--ink-2);text-decoration:none}
.f-foot .f-links{display:flex;flex-wrap:wrap;gap:4px 18px;margin:8px 0;padding:10px 0 0;border-top:1px solid var(--line)}
.f-foot .f-links a{padding:4px 0}
.f-foot .f-note{font-size:12px;line-height:1.6;color:var(--ink-2);margin:0}
.f-foot .f-lang{display:none}
@media (min-width:760px){.f-foot{padding:4px 0 20px;font-size:14px;line-height:1.65}.f-foot .f-brand{font-size:22px;margin:0 0 18px}.f-foot td{display:table-cell;width:33.3%;padding:0 32px 20px 0}.f-foot td b{display:block;font-size:16px}.f-foot td span{display:block}.f-foot .f-links{margin:8px 0 20px;padding:14px 0;border-bottom:1px solid var(--line)}.f-foot .f-note{margin-bottom:0}}
@media (min-width:900px){.f-foot .f-note{margin-bottom:18px}.f-foot .f-lang{display:block;max-width:220px}}
`;
