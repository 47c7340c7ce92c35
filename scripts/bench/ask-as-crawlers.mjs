/** How long those who read previews wait for a page that is kept (R11.1): each asks once, in either language. */
import { report } from "./report.mjs";

/** In milliseconds. */
const GOAL = 300;
const crawlers = [
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
  "facebookexternalhit/1.1",
  "Twitterbot/1.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)",
  "Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/)",
];
const pages = ["/", "/r/11", "/p/winter", "/promotion/11/1101"];

/** Prints the longest wait beside its goal; a time depends on what else the machine does, so it breaks nothing. */
export async function askAsCrawlers({ publicOrigin }) {
  console.log("\nThe longest that a crawler waits for a kept page, in milliseconds");
  for (const path of pages) {
    const times = [];
    for (const language of ["ko", "en"]) {
      const address = `${publicOrigin}${path}?language=${language}`;
      // Drawn for whoever comes first, kept for all who follow.
      await (await fetch(address, { headers: { accept: "text/html" } })).text();
      for (const agent of crawlers) {
        const start = performance.now();
        const answer = await fetch(address, {
          headers: { "user-agent": agent, accept: "*/*" },
          redirect: "manual",
        });
        await answer.text();
        if (answer.status !== 200) throw new Error(`${address} answered ${answer.status} to ${agent}`);
        times.push(performance.now() - start);
      }
    }
    report(path, Math.round(Math.max(...times)), { most: GOAL });
  }
}
