import { isCrawler } from "@/lib/browser/user-agent";

test.each([
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Twitterbot/1.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "WhatsApp/2.23.20.0",
  "Mozilla/5.0 (compatible; Daumoa/4.0; +http://cs.daum.net/)",
  "facebookexternalhit/1.1;line-poker/1.0",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "Facebot",
  "meta-externalagent/1.1",
  "Mozilla/5.0 (compatible; Linespider/1.1)",
  "LinkedInBot/1.0",
  "Slack-ImgProxy (+https://api.slack.com/robots)",
  "TelegramBot (like TwitterBot)",
  "Mozilla/5.0 (compatible; Blueno/1.0; +http://naver.me/scrap)",
  "Ads-Naver/1.0",
])("a user agent that names a robot is a crawler: %s (R1.3)", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  "Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36;KAKAOTALK 2410420",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.5.0",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile NAVER(inapp; search; 2000; 12.5.2)",
  "Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36",
  "",
])("a guest's browser is no crawler, in-app browsers included: %s (R1.3)", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});

test("a missing user agent is no crawler (R1.3)", () => {
  expect(isCrawler(null)).toBe(false);
});
