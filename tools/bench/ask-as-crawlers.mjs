/** How long preview crawlers wait for a cached page (R11.1): each requests it once per language. */
import { report } from "./figures.mjs";

/** Goal in milliseconds. */
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

/** Prints the longest wait beside its goal; it fails no run, because times depend on the machine's load. */
export async function askAsCrawlers({ publicOrigin }) {
  console.log("\nLongest time in milliseconds that a crawler waits for a cached page");
  for (const path of pages) {
    const times = [];
    for (const language of ["ko", "en"]) {
      const address = `${publicOrigin}${path}?language=${language}`;
      // The first request renders the page, later ones get it from the cache.
      await (await fetch(address, { headers: { accept: "text/html" } })).text();
      for (const agent of crawlers) {
        const start = performance.now();
        const answer = await fetch(address, {
          headers: { "user-agent": agent, accept: "*/*" },
          redirect: "manual",
        });
        await answer.text();
        if (answer.status !== 200) throw new Error(`${address} returned ${answer.status} to ${agent}`);
        times.push(performance.now() - start);
      }
    }
    report(path, Math.round(Math.max(...times)), { most: GOAL });
  }
}
