import { readShareMark } from "@/lib/share/share-content";
import { shareMark } from "@/lib/share/share-mark";
import {
  messengerCard,
  type ShareTarget,
  shareAddress,
  shareTargets,
  targetAddress,
} from "@/lib/share/share-targets";

const address = "https://yeoul.test/promotion/14/1401?language=ko&shared-by=k_1";
const message = {
  address,
  title: "불 앞의 다섯 접시 & more",
  description: "참나무 숯",
  hashtags: "#dining, 서울",
};

const URL_PART = "https%3A%2F%2Fyeoul.test%2Fpromotion%2F14%2F1401%3Flanguage%3Dko%26shared-by%3Dk_1";
const TITLE = "%EB%B6%88%20%EC%95%9E%EC%9D%98%20%EB%8B%A4%EC%84%AF%20%EC%A0%91%EC%8B%9C%20%26%20more";

const expected: Record<ShareTarget, string> = {
  facebook: `https://www.facebook.com/sharer/sharer.php?u=${URL_PART}`,
  twitter: `https://twitter.com/intent/tweet?url=${URL_PART}&text=${TITLE}&hashtags=dining%2C%EC%84%9C%EC%9A%B8`,
  line: `https://social-plugins.line.me/lineit/share?url=${URL_PART}&text=${TITLE}`,
  whatsapp: `https://wa.me/?text=${TITLE}%0A${URL_PART}`,
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${URL_PART}`,
  email: `mailto:?subject=${TITLE}&body=${TITLE}%0D%0A%EC%B0%B8%EB%82%98%EB%AC%B4%20%EC%88%AF%0D%0A${URL_PART}`,
  sms: `sms:?&body=${TITLE}%20${URL_PART}`,
};

test.each(shareTargets)("%s is opened with every part encoded exactly once (R4.8)", (target) => {
  expect(targetAddress(target, message)).toBe(expected[target]);
});

test("without hashtags X gets no empty list (R4.8)", () => {
  expect(targetAddress("twitter", { address, title: "a" })).not.toContain("hashtags");
  expect(targetAddress("twitter", { address, title: "a", hashtags: " , #" })).not.toContain("hashtags");
});

describe("a hostile or careless title (R4.8)", () => {
  const split = (href: string) => {
    const [base = "", query = ""] = href.split("?");
    return { base, query: Object.fromEntries(query.split("&").map((pair) => pair.split("=", 2))) };
  };

  test.each(shareTargets)("that tries to add parameters stays a single value for %s", (target) => {
    const title = "A&B=c?d#e%26f+g;h'\"<i>/\\ 여울 🍷";
    const plain = split(targetAddress(target, { address, title: "x", description: "y", hashtags: "z" }));
    const { base, query } = split(
      targetAddress(target, { address, title, description: title, hashtags: title }),
    );
    expect(base).toBe(plain.base);
    expect(Object.keys(query)).toEqual(Object.keys(plain.query));
    const said = query.text ?? query.subject ?? query.body ?? encodeURIComponent(title);
    expect(decodeURIComponent(said)).toContain(title);
  });

  test.each(shareTargets)("with a lone surrogate does not keep %s from opening", (target) => {
    const href = targetAddress(target, { address, title: "여울 \ud83c", hashtags: "\udf77" });
    expect(() => decodeURIComponent(href)).not.toThrow();
  });

  test("in several lines becomes one line in a subject and CRLF line breaks in a mail body", () => {
    expect(
      targetAddress("email", { address: "https://y.test/", title: "a\n b", description: "c\nd\r\ne" }),
    ).toBe("mailto:?subject=a%20b&body=a%20b%0D%0Ac%0D%0Ad%0D%0Ae%0D%0Ahttps%3A%2F%2Fy.test%2F");
  });
});

test.each([
  ["#winter#sea", "winter,sea"],
  ["＃겨울，바다、등불", "겨울,바다,등불"],
  ["a&via=evil", "a&via=evil"],
])("the hashtags %s are sent to X as %s (R4.8)", (hashtags, list) => {
  expect(targetAddress("twitter", { address, title: "a", hashtags })).toMatch(
    new RegExp(`&hashtags=${encodeURIComponent(list)}$`),
  );
});

describe("the shared address (R4.8)", () => {
  const origin = "https://yeoul.test";
  test("keeps the path and adds language, sharer and campaign", () => {
    expect(
      shareAddress({ origin, pathname: "/r/14", locale: "en", sharedBy: "k-1", campaign: "winter" }),
    ).toBe("https://yeoul.test/r/14?language=en&shared-by=k-1&campaign=winter");
    expect(shareAddress({ origin, pathname: "/", locale: "ko" })).toBe("https://yeoul.test/?language=ko");
    const search = "?tables=2026-12-24&tables-for=4&step=guest";
    expect(shareAddress({ origin, pathname: "/r/14", search, locale: "ko" })).toBe(
      "https://yeoul.test/r/14?tables=2026-12-24&tables-for=4&language=ko",
    );
  });

  test.each([
    ["/promotion/14/1401/summary", "/promotion/14/1401"],
    ["/payment-request/14/AH_21/token-1", "/"],
    ["/coupon/77", "/"],
    ["/book", "/"],
    ["/bookshelf", "/bookshelf"],
    ["/p/%EB%B0%94%EB%8B%A4", "/p/%EB%B0%94%EB%8B%A4"],
    ["//evil.example/r/10", "//evil.example/r/10"],
    ["/p/a%3Fb%23c%26d", "/p/a%3Fb%23c%26d"],
  ])("of %s is %s, without personal parts", (pathname, shared) => {
    expect(shareAddress({ origin, pathname, locale: "ko" })).toBe(`${origin}${shared}?language=ko`);
  });
});

test("every part of the messenger's card links to the same address (R4.8)", () => {
  const link = { webUrl: address, mobileWebUrl: address };
  expect(messengerCard({ ...message, imageUrl: "https://m.test/a.jpg", buttonText: "자세히" })).toEqual({
    objectType: "feed",
    content: { title: message.title, description: "참나무 숯", imageUrl: "https://m.test/a.jpg", link },
    buttons: [{ title: "자세히", link }],
  });
});

test("without a picture the messenger gets a text template (R4.8)", () => {
  const link = { webUrl: address, mobileWebUrl: address };
  expect(messengerCard({ address, title: "여울", buttonText: "자세히" })).toEqual({
    objectType: "text",
    text: "여울",
    link,
    buttons: [{ title: "자세히", link }],
  });
});

describe("a share mark", () => {
  test("is read back unchanged", () => {
    const content = { title: "여울", hashtags: "a,b", imageUrl: "/media/a.jpg" };
    expect(readShareMark(shareMark(content)["data-share"])).toEqual(content);
  });

  test.each(["", "{", "[]", "null", '{"title":7}', '{"title":"   "}'])(
    "with the value %s shares the page as it is",
    (mark) => {
      expect(readShareMark(mark)).toEqual({});
    },
  );
});
