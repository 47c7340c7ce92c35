import { html, raw } from "hono/html";
import type { gatewayOrders } from "#database/schema/gateway.ts";
import { gatewayOutcomes } from "#shared/gateway-names.ts";
import { windowStyle } from "./window-style.ts";
import { type RefusalReason, type WindowLanguage, words } from "./words.ts";

export type GatewayOrder = typeof gatewayOrders.$inferSelect;
type Page = ReturnType<typeof html>;

/** Two colours for each card company, as on its cards. */
const CARD_COLOURS = [
  ["#0b5a78", "#58b0cf"],
  ["#2c6e63", "#8fc7ae"],
  ["#3a3568", "#8d86c9"],
  ["#6b4a35", "#c79a77"],
] as const;

/** The smallest amount, in won, that may be paid in instalments. */
const INSTALMENTS_FROM = 50_000;
const INSTALMENT_MONTHS = [2, 3, 6];

const wave = raw(
  '<svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="14" fill="#58b0cf"/><path d="M3 13c4-5 7-5 11 0s7 5 11 0v6c-4 5-7 5-11 0s-7-5-11 0z" fill="#fff"/></svg>',
);
const lock = raw(
  '<svg viewBox="0 0 14 14" aria-hidden="true"><path d="M3 6V4.5a4 4 0 0 1 8 0V6h.5A1.5 1.5 0 0 1 13 7.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 1 12.5v-5A1.5 1.5 0 0 1 2.5 6zm1.6 0h4.8V4.5a2.4 2.4 0 0 0-4.8 0z" fill="currentColor"/></svg>',
);
const spinner = raw(
  '<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" stroke-opacity=".18" stroke-width="5"/><path class="spin" d="M24 4a20 20 0 0 1 20 20" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/></svg>',
);
const closedSign = raw(
  '<svg viewBox="0 0 48 48" aria-hidden="true"><rect x="5" y="9" width="38" height="30" rx="5" fill="none" stroke="currentColor" stroke-width="3"/><path d="M5 17h38M18 24l12 9m0-9-12 9" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>',
);
const refusedSign = raw(
  '<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" stroke-width="3"/><path d="M24 13v14m0 7v.5" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/></svg>',
);

/** Renders the payment window of an order: one plain form that works without scripts. */
export function paymentWindow(order: GatewayOrder): Page {
  const text = words[order.language];
  const amount = text.won(order.amount.toLocaleString("en-US"));
  return page(
    order.language,
    text.title,
    html`<main class="window">
      <section>
        <h1>${text.title}</h1>
        <div class="sum" style="margin-top:16px">
          <p class="goods">${order.goods}</p>
          <dl>
            <dt>${text.merchant}</dt><dd>${order.merchantName}</dd>
            <dt>${text.buyer}</dt><dd>${order.buyerName}</dd>
            <dt>${text.orderNumber}</dt><dd>${order.orderId}</dd>
          </dl>
          <p class="total"><span>${text.amount}</span><b>${amount}</b></p>
        </div>
      </section>
      <form method="post" action="/window/${order.windowKey}">
        <fieldset>
          <legend>${text.card}</legend>
          <div class="cards">
            ${text.cards.map((card, index) => {
              const [one, two] = CARD_COLOURS[index] ?? CARD_COLOURS[0];
              return html`<label><input type="radio" name="card" value="${index}" ${index === 0 ? "checked" : ""}><i style="--one:${one};--two:${two}"></i>${card}</label>`;
            })}
          </div>
        </fieldset>
        ${
          order.amount >= INSTALMENTS_FROM
            ? html`<label class="row">${text.instalments}
                <select name="months"><option value="1">${text.atOnce}</option>${INSTALMENT_MONTHS.map((count) => html`<option value="${count}">${text.months(count)}</option>`)}</select></label>`
            : ""
        }
        <div class="actions">
          <button class="pay" name="action" value="pay">${text.pay(amount)}</button>
          <button class="quiet" name="action" value="cancel">${text.cancel}</button>
          <p class="agree">${text.agree}</p>
        </div>
        <details>
          <summary>${text.testers}</summary>
          <div class="outcomes">
            <p>${text.testersIntro}</p>
            ${gatewayOutcomes.map(
              (outcome) =>
                html`<label><input type="radio" name="outcome" value="${outcome}" ${outcome === "approve" ? "checked" : ""}>${text.outcomes[outcome]}</label>`,
            )}
          </div>
        </details>
      </form>
    </main>`,
  );
}

/** Renders the form that returns the browser to the shop, submitted automatically, or by a button without scripts. */
export function returnPage(order: GatewayOrder): Page {
  const text = words[order.language];
  const next = new URL(order.nextUrl);
  const isGet = order.outcome === "get";
  // A form sent by GET drops the query of its action, so the query is carried in fields.
  const fields = { ...(isGet && Object.fromEntries(next.searchParams)), ...order.returnFields };
  const charset = order.outcome === "euc_kr" ? "euc-kr" : "utf-8";
  return page(
    order.language,
    text.returning,
    html`<main class="alone">
      ${spinner}
      <div><h1>${text.returning}</h1><p class="lead">${text.returningIntro}</p></div>
      <form id="return" method="${isGet ? "get" : "post"}" action="${isGet ? next.origin + next.pathname : next.href}" accept-charset="${charset}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        <button class="pay">${text.goOn}</button>
      </form>
      <script>${raw(order.outcome === "double" ? SUBMIT_TWICE : SUBMIT)}</script>
    </main>`,
  );
}

const SUBMIT = 'document.getElementById("return").submit();';
/** Sends the form once by `fetch`, ignoring the response, then submits it, as when a browser repeats a request. */
const SUBMIT_TWICE = `const form=document.getElementById("return");
fetch(form.action,{method:"POST",mode:"no-cors",body:new URLSearchParams(new FormData(form))}).finally(()=>form.submit());`;

/** Renders the page after the guest closed the window; nothing is sent to the shop. */
export function closedPage(language: WindowLanguage): Page {
  const text = words[language];
  return page(
    language,
    text.closed,
    html`<main class="alone">${closedSign}<div><h1>${text.closed}</h1><p class="lead">${text.closedIntro}</p></div></main>`,
  );
}

/** Renders the reason why a payment window does not open. */
export function refusalPage(language: WindowLanguage, reason: RefusalReason): Page {
  const text = words[language];
  return page(
    language,
    text.refused,
    html`<main class="alone">${refusedSign}<div><h1>${text.refused}</h1><p class="lead">${text.refusals[reason]}</p></div></main>`,
  );
}

function page(language: WindowLanguage, title: string, content: Page): Page {
  const text = words[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${text.brand}</title>
<link rel="icon" href="data:,">
<style>${raw(windowStyle)}</style>
</head>
<body><div class="sheet">
<header class="head"><span class="brand">${wave}${text.brand}</span><span class="secure">${lock}${text.secure}</span></header>
${content}
<footer class="foot">${text.notice}</footer>
</div></body>
</html>`;
}
