/**
 * User agents of link-preview and search robots. KakaoTalk's scraper is one (`kakaotalk-scrap`); its in-app browser
 * (`KAKAOTALK`, without that suffix) is not.
 */
const crawlerMarks =
  /kakaotalk-scrap|facebookexternalhit|facebot|meta-external|twitterbot|linkedinbot|slackbot|slack-imgproxy|discordbot|telegrambot|whatsapp|line-poker|linespider|googlebot|google-inspectiontool|bingbot|applebot|duckduckbot|baiduspider|yandex|\byeti\b|blueno|ads-naver|daumoa?\/|skypeuripreview|redditbot/i;

/** Returns whether a user agent is that of a link-preview or search robot. */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && crawlerMarks.test(userAgent);
}
