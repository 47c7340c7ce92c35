/**
 * The messenger's own browsers, by the phone they run on and what they send. Nobody has them on a desk, so what is done
 * in them says @phone; one is read in Korean, the other in English.
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
