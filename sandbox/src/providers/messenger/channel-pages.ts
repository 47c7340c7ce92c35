import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { Html } from "#providers/openid/document.ts";
import { messengerApp } from "#shared/providers.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { toReaderPage, toWindowPage } from "./shell.ts";
import { messengerTexts } from "./texts.ts";

/** Closes the window once the success message could be read; a script may close only a window opened by a page. */
const closeSoon = raw("<script>if (opener) setTimeout(() => close(), 1200);</script>");

const home = `/${messengerApp.channelId}`;

type Channel = { picture: string; isAdded: boolean };

const head = (c: Context<SandboxEnv>, picture: string): Html => {
  const texts = messengerTexts[c.get("language")];
  return html`
    <img class="picture" src="${picture}" alt="" width="108" height="108" />
    <h1>${texts.channelName}</h1>
    <p class="lead">${texts.channelLead}</p>
  `;
};

const added = (c: Context<SandboxEnv>): Html =>
  html`<p class="added" role="status">✓ ${messengerTexts[c.get("language")].channelIsAdded}</p>`;

const addForm = (c: Context<SandboxEnv>): Html =>
  html`<form method="post" action="${home}/friend"><button class="main">${messengerTexts[c.get("language")].channelAdd}</button></form>`;

/** The channel's page, with the button that adds the channel. */
export function channelPage(c: Context<SandboxEnv>, { picture, isAdded }: Channel): Html {
  const texts = messengerTexts[c.get("language")];
  return toReaderPage(c, {
    title: texts.channelName,
    body: html`<div class="channel">
      ${head(c, picture)} ${isAdded ? added(c) : ""}
      <div class="actions">
        ${isAdded ? "" : addForm(c)}
        <a class="quiet" href="${home}/chat">${texts.channelChat}</a>
      </div>
    </div>`,
  });
}

/** Renders the 350 by 510 window that a website opens to add its channel. */
export function friendPage(
  c: Context<SandboxEnv>,
  { picture, isAdded, isDone }: Channel & { isDone: boolean },
): Html {
  const texts = messengerTexts[c.get("language")];
  return toWindowPage(c, {
    title: texts.channelName,
    body: html`<div class="channel">
      ${head(c, picture)} ${isAdded ? added(c) : html`<div class="actions">${addForm(c)}</div>`}
    </div>
    ${isDone ? closeSoon : ""}`,
  });
}

/** A chat with the channel. */
export function chatPage(c: Context<SandboxEnv>): Html {
  const texts = messengerTexts[c.get("language")];
  return toReaderPage(c, {
    title: texts.chatTitle,
    body: html`
      <h1>${texts.chatTitle}</h1>
      <div class="talk">
        <time>${texts.chatToday}</time>
        <p class="bubble">${texts.chatGreeting}</p>
        <p class="bubble">${texts.chatOffer}</p>
      </div>
      <div class="actions"><a class="quiet" href="${home}">${texts.chatBack}</a></div>
    `,
  });
}

/** The page for a channel that does not exist. */
export function unknownChannelPage(c: Context<SandboxEnv>): Html {
  const texts = messengerTexts[c.get("language")];
  return toReaderPage(c, {
    title: texts.channelUnknownTitle,
    body: html`<h1>${texts.channelUnknownTitle}</h1><p class="lead">${texts.channelUnknownLead}</p>`,
  });
}
