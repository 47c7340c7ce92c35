import type { Context } from "hono";
import { html } from "hono/html";
import type { Html } from "#providers/openid/document.ts";
import type { LanguageCode } from "#shared/language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import type { MessengerAccount } from "./accounts.ts";
import { toPage, toReaderPage } from "./shell.ts";
import { messengerTexts } from "./texts.ts";

/** Background colours of the avatars, chosen by account id so that each account keeps its colour. */
const tones = ["#dcebe3", "#f7dccb", "#dfe3f3", "#f5e6b8", "#eadcf0"];

const face = (account: MessengerAccount, language: LanguageCode) =>
  html`<span class="face" style="--tone:${tones[account.id % tones.length] ?? ""}" aria-hidden="true">${account.name[language].slice(0, 1)}</span>`;

type Choice = {
  /** Where the forms are sent; `cancelPath` is set only during a login. */
  path: string;
  cancelPath?: string;
  accounts: MessengerAccount[];
  currentId: number | undefined;
  wantsNew: boolean;
  /** Where to go afterwards, if `path` does not determine it. */
  returnTo?: string;
};

/** Renders the choice of an account, with a form to create another one. */
export function chooseAccountPage(c: Context<SandboxEnv>, choice: Choice): Html {
  const texts = messengerTexts[c.get("language")];
  const isLogin = choice.cancelPath !== undefined;
  const title = isLogin ? texts.chooseTitle : texts.accountNobodyTitle;
  const lists = [accountList(c, choice), newAccountForm(c, choice)];
  return toReaderPage(c, {
    title,
    body: html`
      ${isLogin ? html`<span class="asker">${texts.asker}</span>` : ""}
      <h1>${title}</h1>
      <p class="lead">${isLogin ? texts.chooseLead : texts.accountNobodyLead}</p>
      ${choice.wantsNew ? lists.reverse() : lists}
      ${isLogin ? html`<form method="post" action="${choice.cancelPath}"><button class="plain">${texts.cancel}</button></form>` : ""}
    `,
  });
}

function accountList(c: Context<SandboxEnv>, { path, accounts, currentId, returnTo }: Choice): Html {
  const language = c.get("language");
  const texts = messengerTexts[language];
  return html`<form method="post" action="${path}">
    ${returnField(returnTo)}
    <ul class="people">
      ${accounts.map(
        (account) => html`<li>
          <button class="person" name="account" value="${account.id}">
            ${face(account, language)}
            <span>
              <b>${account.name[language]}</b>
              <small>${
                account.id === currentId
                  ? texts.signedInNow
                  : account.channel === "ADDED"
                    ? texts.channelAdded
                    : texts.channelNotAdded
              }</small>
            </span>
          </button>
        </li>`,
      )}
    </ul>
  </form>`;
}

function newAccountForm(c: Context<SandboxEnv>, { path, wantsNew, returnTo }: Choice): Html {
  const texts = messengerTexts[c.get("language")];
  return html`<form class="new" method="post" action="${path}" aria-label="${texts.newTitle}">
    ${returnField(returnTo)}
    <label for="name">${texts.newTitle} · ${texts.newLabel}</label>
    <input id="name" name="name" required maxlength="40" autocomplete="name" ${wantsNew ? "autofocus" : ""} />
    <p class="hint">${texts.newHint}</p>
    <button class="quiet">${texts.newSubmit}</button>
  </form>`;
}

const returnField = (returnTo: string | undefined): Html | "" =>
  returnTo === undefined ? "" : html`<input type="hidden" name="return" value="${returnTo}" />`;

/** Renders the consent page, which lists the data to be shared with the hotels. */
export function consentPage(c: Context<SandboxEnv>, account: MessengerAccount, path: string): Html {
  const language = c.get("language");
  const texts = messengerTexts[language];
  const facts = [
    [texts.consentItems.name, account.name[language]],
    [texts.consentItems.nickname, account.nickname[language]],
    [texts.consentItems.channel, account.channel === "ADDED" ? texts.channelAdded : texts.channelNotAdded],
    [texts.consentItems.connected, texts.consentConnected],
  ];
  return toReaderPage(c, {
    title: texts.consentTitle,
    body: html`
      <span class="asker">${texts.asker}</span>
      <h1>${texts.consentTitle}</h1>
      <p class="lead">${texts.consentLead}</p>
      <ul class="told">${facts.map(([label, fact]) => html`<li><span>${label}</span><b>${fact}</b></li>`)}</ul>
      <div class="actions">
        <form method="post" action="${path}/consent"><button class="main">${texts.consentAgree}</button></form>
        <form method="post" action="${path}/cancel"><button class="plain">${texts.cancel}</button></form>
      </div>
      <p class="small">${texts.consentNote}</p>
    `,
  });
}

/** Renders the account that this browser is signed in with, and a sign-out button. */
export function accountPage(c: Context<SandboxEnv>, account: MessengerAccount): Html {
  const language = c.get("language");
  const texts = messengerTexts[language];
  return toReaderPage(c, {
    title: texts.accountTitle,
    body: html`
      <h1>${texts.accountTitle}</h1>
      <p class="lead">${texts.accountLead}</p>
      <ul class="people">
        <li class="person">
          ${face(account, language)}
          <span><b>${account.name[language]}</b><small>${account.nickname[language]}</small></span>
        </li>
      </ul>
      <ul class="told">
        <li>
          <span>${texts.consentItems.channel}</span>
          <b>${account.channel === "ADDED" ? texts.channelAdded : texts.channelNotAdded}</b>
        </li>
      </ul>
      <div class="actions">
        <form method="post" action="/account/sign-out"><button class="quiet">${texts.accountSignOut}</button></form>
      </div>
    `,
  });
}

/** The page for a sign-in that is already over. */
export function endedPage(c: Context<SandboxEnv>): Html {
  const texts = messengerTexts[c.get("language")];
  return toReaderPage(c, {
    title: texts.endedTitle,
    body: html`<h1>${texts.endedTitle}</h1><p class="lead">${texts.endedLead}</p>`,
  });
}

/** Renders a refusal that must not be sent back to the client, with its error code. */
export function problemPage(language: LanguageCode, code: string): Html {
  const texts = messengerTexts[language];
  return toPage({
    language,
    title: texts.problemTitle,
    body: html`
      <span class="asker">${texts.problemCode} <span class="code">${code}</span></span>
      <h1>${texts.problemTitle}</h1>
      <p class="lead">${texts.problems[code] ?? texts.problemOther}</p>
    `,
  });
}
