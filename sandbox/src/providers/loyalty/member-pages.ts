import type { Context } from "hono";
import { html } from "hono/html";
import type { Html } from "#providers/openid/document.ts";
import { otherLanguageAddress } from "#providers/openid/page-language.ts";
import type { LanguageCode } from "#shared/language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { isTierCode, type TierCode } from "#shared/tier-codes.ts";
import type { LoyaltyMember } from "./members.ts";
import { toMemberAnswer } from "./members.ts";
import { localeOf, toPage } from "./shell.ts";
import { type LoyaltyTexts, loyaltyTexts, toProgrammePage } from "./texts.ts";

const tones: Record<TierCode, string> = {
  CARD: "#8a94a6",
  LGLO: "#c8a766",
  GLOB: "#12233f",
  EXPL: "#2f6f73",
  DISV: "#7a4d7e",
  MEMB: "#4a6fae",
};

const toneOf = (code: string) => tones[isTierCode(code) ? code : "MEMB"];
const tierOf = ({ tiers }: LoyaltyTexts, code: string) => (isTierCode(code) ? tiers[code] : code);
const fullName = ({ firstName, lastName }: LoyaltyMember) => `${firstName} ${lastName}`.trim();

type Choice = {
  path: string;
  members: LoyaltyMember[];
  currentId: string | undefined;
  /** Address of the join page, with this login as its return address. */
  joinAddress: string;
};

/** Renders the choice of a member, with a form to sign in as a new one. */
export function chooseMemberPage(c: Context<SandboxEnv>, choice: Choice): Html {
  const texts = loyaltyTexts[c.get("language")];
  const { path, members, currentId, joinAddress } = choice;
  return toPage({
    language: c.get("language"),
    languageAddress: otherLanguageAddress(c),
    title: texts.chooseTitle,
    layout: "split",
    body: html`
      <div>
        <span class="asker">${texts.asker}</span>
        <h1>${texts.chooseTitle}</h1>
        <p class="lead">${texts.chooseLead}</p>
      </div>
      <form method="post" action="${path}/account">
        <ul class="members">
          ${members.map(
            (member) => html`<li>
              <button class="member" name="member" value="${member.loyaltyId}" style="--tone:${toneOf(member.tierCode)}">
                <b>${fullName(member)}</b><span class="points">${texts.points(member.points)}</span>
                <small>${tierOf(texts, member.tierCode)}</small>
                <small class="number">${member.loyaltyId === currentId ? texts.signedInNow : member.loyaltyId}</small>
              </button>
            </li>`,
          )}
        </ul>
      </form>
      <div>
        <form class="panel" method="post" action="${path}/account">
          <h2>${texts.newTitle}</h2>
          <p class="hint">${texts.newHint}</p>
          ${nameFields(c.get("language"))}
          <button class="main">${texts.newSubmit}</button>
        </form>
        <p class="small" style="margin-top:16px">${texts.sharedNote}</p>
        <div class="ends">
          <a class="plain" href="${joinAddress}">${texts.join}</a>
          <form method="post" action="${path}/cancel"><button class="plain">${texts.cancel}</button></form>
        </div>
      </div>
    `,
  });
}

function nameFields(language: LanguageCode): Html {
  const texts = loyaltyTexts[language];
  return html`<div class="fields">
    <label>${texts.firstName}<input name="firstName" required maxlength="40" autocomplete="given-name" /></label>
    <label>${texts.lastName}<input name="lastName" required maxlength="40" autocomplete="family-name" /></label>
  </div>`;
}

/** The form that enrols a new member, and then returns to `returnTo`. */
export function joinPage(c: Context<SandboxEnv>, returnTo: string): Html {
  const language = c.get("language");
  const texts = loyaltyTexts[language];
  return toPage({
    language,
    languageAddress: otherLanguageAddress(c),
    title: texts.joinTitle,
    layout: "narrow",
    body: html`
      <div>
        <span class="asker">${texts.tagline}</span>
        <h1>${texts.joinTitle}</h1>
        <p class="lead">${texts.joinLead}</p>
      </div>
      <form class="panel" method="post" action="/join">
        <input type="hidden" name="return" value="${returnTo}" />
        ${nameFields(language)}
        <button class="main">${texts.joinSubmit}</button>
      </form>
      <a class="plain" href="${returnTo}">${texts.joinSignIn}</a>
    `,
  });
}

/** Renders a page of the programme's site, such as those the account menu links to, with the member's card. */
export function programmePage(
  c: Context<SandboxEnv>,
  { name, member, otherAddress }: { name: string; member: LoyaltyMember | undefined; otherAddress: string },
): Html {
  const language = c.get("language");
  const texts = loyaltyTexts[language];
  const { title, lead } = toProgrammePage(name, texts);
  return toPage({
    language,
    languageAddress: otherAddress,
    title,
    layout: "narrow",
    body: html`
      <div>
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
      </div>
      ${member ? memberCard(member, language) : html`<p class="panel">${texts.nobody}</p>`}
      ${
        member
          ? html`<form method="post" action="/sign-out">
              <input type="hidden" name="return" value="/${localeOf(language)}/member/${name}" />
              <button class="plain">${texts.signOut}</button>
            </form>`
          : ""
      }
    `,
  });
}

function memberCard(member: LoyaltyMember, language: LanguageCode): Html {
  const texts = loyaltyTexts[language];
  return html`<section class="card">
    <p class="tier">${tierOf(texts, member.tierCode)}</p>
    <p class="who">${fullName(member)}</p>
    <dl>
      <dt>${texts.pointsLabel}</dt><dd>${texts.points(member.points)}</dd>
      <dt>${texts.memberNumber}</dt><dd>${member.loyaltyId}</dd>
      <dt>${texts.memberSince}</dt><dd>${toMemberAnswer(member).memberSince}</dd>
    </dl>
  </section>`;
}

/** Renders a page with only a message. */
export const noticePage = (language: LanguageCode, { title, lead }: { title: string; lead: string }): Html =>
  toPage({
    language,
    title,
    layout: "narrow",
    body: html`<div><h1>${title}</h1><p class="lead">${lead}</p></div>`,
  });
