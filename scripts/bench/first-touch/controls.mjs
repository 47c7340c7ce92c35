/** The controls of the public pages that a guest may touch first, and what each opens. */
import { randomUUID } from "node:crypto";

const DIALOG = ":is(dialog[open],[role=dialog])";
const SELECT = {
  name: "select",
  press: "main .cms-box-select button",
  opens: "[role=menu]",
  usable: "[role=menuitem]",
};
const FINDER = {
  name: "finder",
  press: ".cms-box-finder button:not([type=button])",
  opens: DIALOG,
  usable: `${DIALOG} :is(button,a[href])`,
};
const SHARE = {
  name: "share",
  press: "main [data-share]",
  opens: DIALOG,
  usable: `${DIALOG} :is(button,a[href])`,
};
const PANEL = { name: "account panel", press: "[data-opens=panel-right]", opens: "#panel-right[open]" };

/**
 * Publishes an authored page with every widget that a guest can press, and returns all controls with the path of their
 * page. `opens` matches what a press opens, `usable` the controls in it (`opens` itself, if absent).
 */
export async function listControls(control) {
  const key = `bench-${randomUUID().slice(0, 8)}`;
  const markup = `<div class="cms-box-select" type="language"></div>
<a class="cms-box-share" title="Winter">Share it</a>
<div class="cms-box-event" eventid="${Date.now() % 1_000_000_000}" question='[{"type":"s","question":"Why?"}]'><button>Send</button></div>
<div class="cms-box-finder" resourceid="1"></div>`;
  const content = { ko: { html: markup }, en: { html: markup } };
  await control("PUT", `/pages/${key}`, { parts: { page: content } });
  const on = (path, controls) => controls.map((each) => ({ path, usable: each.opens, ...each }));
  return [
    ...on("/", [FINDER, PANEL]),
    ...on("/r/14", [SHARE]),
    ...on("/promotion/14/1401", [
      {
        name: "Reserve",
        press: "[data-reserve]",
        opens: "#reserve[open]",
        usable: "#reserve[open] li button",
      },
      SHARE,
      { name: "photo", press: "main [data-photo]", opens: DIALOG, usable: `${DIALOG} button` },
    ]),
    ...on(`/p/${key}`, [
      SELECT,
      SHARE,
      FINDER,
      {
        name: "event's send",
        press: "main [data-event-submit]",
        opens: ":is(main [role=alert],main [role=status]):not(:empty)",
      },
    ]),
  ];
}
