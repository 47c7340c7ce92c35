/**
 * Link previews and search robots that name themselves. KakaoTalk's scraper is one (`kakaotalk-scrap`), its in-app
 * browser (`KAKAOTALK`) is not; the two differ in case only.
 */
const crawlerMarks =
  /kakaotalk-scrap|facebookexternalhit|facebot|meta-external|twitterbot|linkedinbot|slackbot|slack-imgproxy|discordbot|telegrambot|whatsapp|line-poker|linespider|googlebot|google-inspectiontool|bingbot|applebot|duckduckbot|baiduspider|yandex|\byeti\b|blueno|ads-naver|daumoa?\/|skypeuripreview|redditbot/i;

export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && crawlerMarks.test(userAgent);
}
