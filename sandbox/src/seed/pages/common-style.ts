/**
 * The style sheet that the group's authors start a page with: eyebrow, lead, split, row and card. Colours come
 * from the web's variables, so that a page stays readable in dark mode.
 */
export const commonStyle = `
.y-eyebrow{display:block;font-size:12px;letter-spacing:.08em;font-weight:600;color:var(--saffron-ink);margin:0 0 10px}
.y-title{font-family:var(--serif);font-weight:500;font-size:clamp(32px,5.4vw,54px);line-height:1.1;letter-spacing:-.02em;margin:0 0 14px;text-wrap:balance}
.y-lead{font-size:17px;line-height:1.65;color:var(--ink-2);max-width:34em;margin:0 0 20px}
.y-small{font-size:13px;line-height:1.55;color:var(--ink-2)}
.y-sect{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin:48px 0 18px}
.y-sect h2{font-family:var(--serif);font-weight:500;font-size:26px;line-height:1.2;letter-spacing:-.015em;margin:0}
.y-sect a{font-size:14px;color:var(--ink-2);white-space:nowrap;text-decoration:none}
.y-pic{display:block;width:100%;height:auto;border-radius:calc(var(--r)*10/9);object-fit:cover}
.y-button{display:inline-block;background:var(--saffron);color:var(--on-saffron);font-weight:650;border-radius:calc(var(--r)*7/9);padding:14px 24px;line-height:1.4;text-decoration:none;text-align:center}
.y-ghost{display:inline-block;border:1px solid var(--line);background:var(--card);color:var(--ink);border-radius:calc(var(--r)*7/9);padding:13px 22px;line-height:1.4;text-decoration:none;text-align:center}
.y-actions{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.y-card{background:var(--card);border:1px solid var(--line);border-radius:var(--r);padding:20px}
.y-table{width:100%;border-collapse:collapse;font-size:15px;font-variant-numeric:tabular-nums}
.y-table td,.y-table th{padding:11px 12px 11px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
.y-table th{color:var(--ink-2);width:32%}
.row{display:flex;flex-direction:column;gap:24px}
.row>.col{flex:1 1 0;min-width:0}
@media (min-width:760px){.row{flex-direction:row;gap:40px}.y-sect{margin:72px 0 24px}.y-sect h2{font-size:32px}.y-lead{font-size:18px}}
`;
