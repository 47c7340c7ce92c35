import type { Localized } from "#shared/language.ts";
import type { NavEntry, SeedSite } from "#shared/seed-types.ts";

const entry = (ko: string, en: string, path: string): NavEntry => ({ name: { ko, en }, path });

/** The last entries of every hotel's menu: the visitor's reservations and coupons, and the loyalty programme. */
const account: NavEntry[] = [
  {
    ...entry("예약 내역", "My dining", "/book"),
    login: true,
    children: [
      { ...entry("예약 내역", "Reservations", "/book"), login: true },
      { ...entry("쿠폰", "Coupons", "coupon"), login: true },
    ],
  },
  {
    ...entry("멤버십", "Membership", "/p/membership"),
    children: [
      { ...entry("계정 연결", "Link an account", "/p/membership"), login: true, loyalty: "bind" },
      { ...entry("회원 요금 안내", "Members' table", "/p/winter"), login: true, loyalty: "member" },
      entry(
        "프로그램 안내",
        "Programme overview",
        "https://world.hyatt.com/content/gp/en/program-overview.html",
      ),
    ],
  },
];

const site = (
  id: number,
  resourceId: number,
  name: string,
  label: Localized,
  kitchens: NavEntry[],
): SeedSite => ({
  id,
  resourceId,
  name,
  navMenu: [
    { name: label, path: `/r/${resourceId}` },
    { ...entry("다이닝", "Dining", "/p/dining"), children: kitchens },
    {
      ...entry("프로모션", "Offers", "/p/offers"),
      children: [
        entry("전체 프로모션", "All offers", "/p/offers"),
        entry("겨울", "Winter", "/p/winter"),
        entry("겨울 퀴즈", "Winter quiz", "/p/event-winter-quiz"),
        entry("첫눈 이벤트", "The first snow", "/p/event-first-snow"),
        entry("상품권", "Gift cards", "/p/gift-cards"),
      ],
    },
    {
      ...entry("안내", "Visit", "/p/getting-here"),
      children: [
        entry("오시는 길", "Getting here", "/p/getting-here"),
        entry("별실", "Private dining", "/p/private-dining"),
        entry("자주 묻는 질문", "Questions", "/p/faq"),
        entry("여울에 대하여", "About Yeoul", "/p/about"),
      ],
    },
    ...account,
  ],
});

/** The three hotels as sites, for the web's site switcher and menus. */
export const sites: SeedSite[] = [
  site(1, 10, "Yeoul Seoul", { ko: "여울 서울", en: "Yeoul Seoul" }, [
    entry("엠버 그릴", "Ember Grill", "/r/11"),
    entry("온실", "Onsil", "/r/12"),
    entry("등잔 라운지", "Lantern Lounge", "/r/13"),
    entry("화양", "Hwayang", "/r/14"),
  ]),
  site(2, 20, "Yeoul Busan", { ko: "여울 부산", en: "Yeoul Busan" }, [
    entry("항구 그릴", "Harbour Grill", "/r/21"),
    entry("물목", "Mulmok", "/r/22"),
    entry("새벽", "Daybreak", "/r/23"),
  ]),
  site(3, 30, "Yeoul Jeju", { ko: "여울 제주", en: "Yeoul Jeju" }, [
    entry("달빛 바", "Bar Moonlight", "/r/31"),
    entry("돌담", "Doldam", "/r/32"),
    entry("귤밭 식탁", "The Grove Table", "/r/33"),
  ]),
];
