/** The controls of the public pages that a guest may touch first, and what each opens. */
import { randomUUID } from "node:crypto";

const DIALOG = ":is(dialog[open],[role=dialog])";
const SELECT = {
  name: "select",
  press: "main .cms-box-select button",
  opens: "[role=menu]",
  usable: "[role=menuitem]",
};
/** The buttons that close a dialog are none of what it is opened for. */
const FINDER = {
  name: "finder",
  press: ".cms-box-finder button:not([type=button])",
  opens: DIALOG,
  usable: `${DIALOG} :is(select,a[href])`,
  answers: `${DIALOG} li a`,
};
const SHARE = {
  name: "share",
  press: "main [data-share]",
  opens: DIALOG,
  usable: `${DIALOG} :is(input,a[href])`,
};
const PANEL = { name: "account panel", press: "[data-opens=panel-right]", opens: "#panel-right[open]" };

const POPUP = {
  name: "popup",
  press: "dialog[data-popup][open] button",
  opens: "html:not(:has(dialog[open]))",
  withPopups: true,
};
const PROFILE_CARD = {
  name: "profile card",
  press: ".cms-box-profile section[aria-busy] > button",
  opens: ".cms-box-profile [role=alertdialog]",
  usable: ".cms-box-profile [role=alertdialog] button",
  signedIn: true,
};
/** The end of a list loads more as it comes near, so that it is reached and not pressed. */
const LIST = {
  name: "list's more",
  press: "[data-list-state]",
  isReached: true,
  opens: ".cms-box-promotion li:not([data-card])",
  usable: ".cms-box-promotion li:not([data-card]) a",
};

/**
 * Publishes authored pages with every widget that a guest can press, and returns all controls with the path of their
 * page. `opens` matches what a press opens, `usable` the controls in it (`opens` itself, if absent), `answers` what the
 * back end is asked for. A control that is
 * `isReached` is scrolled to, one that is `signedIn` is pressed by a guest with a session, one `withPopups` is in a
 * popup.
 */
export async function listControls(control) {
  const key = `bench-${randomUUID().slice(0, 8)}`;
  const publish = async (name, html) => {
    await control("PUT", `/pages/${key}-${name}`, { parts: { page: { ko: { html }, en: { html } } } });
    return `/p/${key}-${name}`;
  };
  const markup = `<div class="cms-box-select" type="language"></div>
<a class="cms-box-share" title="Winter">Share it</a>
<div class="cms-box-event" eventid="${Date.now() % 1_000_000_000}" question='[{"type":"s","question":"Why?"}]'><button>Send</button></div>
<div class="cms-box-finder" resourceid="1"></div>`;
  const page = await publish("all", markup);
  const list =
    '<div style="height:400vh"></div><div class="cms-box-promotion" resourceid="1" perpage="3"></div>';
  const popup = `<p>News</p><div class="cms-box-popup" popupid="${key}" days="1"><p>Winter</p></div>`;
  const on = (path, controls) => controls.map((each) => ({ path, usable: each.opens, ...each }));
  return [
    ...on("/", [FINDER, PANEL]),
    ...on("/r/14", [SHARE]),
    ...on("/promotion/14/1401", [
      {
        name: "Reserve",
        press: "[data-reserve]",
        opens: "#reserve[open]",
        usable: "#reserve[open] summary",
        answers: "#reserve[open] [data-day]:is([data-status=open],[data-status=few])",
      },
      SHARE,
      { name: "photo", press: "main [data-photo]", opens: DIALOG, usable: `${DIALOG} button` },
    ]),
    ...on(await publish("list", list), [LIST]),
    ...on(await publish("popup", popup), [POPUP]),
    ...on(await publish("cards", '<div class="cms-box-profile" type="_WOH_"></div>'), [PROFILE_CARD]),
    ...on(page, [
      SELECT,
      SHARE,
      FINDER,
      {
        name: "event's send",
        press: "main [data-event-submit]",
        opens: ":is(main [role=alert],main [role=status]):not(:empty),[data-early]",
        usable: ":is(main [role=status],[data-early]) a[href]",
      },
    ]),
  ];
}
