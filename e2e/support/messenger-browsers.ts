/**
 * User agent and locale of the messenger's in-app browsers, by phone platform. There is no desktop version, so tests
 * that use them are tagged @phone; one is set to Korean, the other to English.
 */
export const messengerBrowsers = {
  iPhone: {
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.8.5",
    locale: "ko-KR",
  },
  Android: {
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36;KAKAOTALK 2410430",
    locale: "en-US",
  },
} as const;

/**
 * Options of a group of journeys on one of these phones that do not depend on which it is: those on the second one are
 * not for every push.
 */
export const onPhone = (phone: string): { tag: string[] } => ({ tag: phone === "Android" ? ["@long"] : [] });
