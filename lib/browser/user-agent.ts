/** Whether the device is a phone, which can send text messages. */
export function isPhone(userAgent: string): boolean {
  return /iPhone|iPod|Android.+Mobile/.test(userAgent);
}

/** Whether this is KakaoTalk's in-app browser; its link-preview crawler does not count. */
export function isMessengerBrowser(userAgent: string): boolean {
  return /KAKAOTALK/.test(userAgent) && !/kakaotalk-scrap|facebookexternalhit/i.test(userAgent);
}

/**
 * User agents of link-preview and search robots. KakaoTalk's scraper is one (`kakaotalk-scrap`); its in-app browser
 * (`KAKAOTALK`, without that suffix) is not, and neither are telephones of the brand Cubot.
 */
const crawlerMarks =
  /kakaotalk-scrap|facebookexternalhit|facebot|meta-external|slack-imgproxy|slackbot|whatsapp|line-poker|google-inspectiontool|yandex|\byeti\b|blueno|ads-naver|daumoa?\/|skypeuripreview|(?:^|[^u]|[^c]u)bot\b|crawl|spider|scrap|headless/i;

/** Returns whether a user agent is that of a link-preview or search robot. */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && crawlerMarks.test(userAgent);
}
