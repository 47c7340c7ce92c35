import type { SeedCoupon, SeedReward } from "#shared/seed-types.ts";
import { media } from "./media.ts";

const HANA = 210_401;
const DANIEL = 210_402;
const JIHO = 210_403;
const SEOYEON = 210_405;

const EMBER = 11;
const ONSIL = 12;
const LANTERN = 13;
const HWAYANG = 14;
const HARBOUR = 21;
const MOONLIGHT = 31;
const DOLDAM = 32;

/** The reward of every participant in the winter quiz. */
export const twoCupsOfTea: SeedReward = {
  name: { ko: "등잔 라운지의 차 두 잔", en: "Two cups of tea at the Lantern Lounge" },
  description: {
    ko: "우전, 발효차, 쑥차 가운데 두 잔. 작은 다식이 함께 나옵니다.",
    en: "Two of first-flush green, fermented or mugwort tea, with a small sweet.",
  },
  image: media("tea-set"),
  outletIds: [LANTERN],
  goodForDays: 60,
};

/** The reward of every participant in the first snow event. */
export const firstSnowCup: SeedReward = {
  name: { ko: "첫눈 오는 날의 뱅쇼 한 잔", en: "A mulled wine for the first snow" },
  description: {
    ko: "눈이 오는 날이면 어느 바에서든 한 잔. 술을 드시지 않으면 귤차로 드립니다.",
    en: "One cup at either bar on a day when it snows. Tangerine tea for those who do not drink.",
  },
  image: media("moonlight-coupe"),
  outletIds: [LANTERN, MOONLIGHT],
  goodForDays: 90,
};

/** Coupons of returning guests: usable, used, expired, and too old to be listed. */
export const coupons: SeedCoupon[] = [
  {
    id: 60_101,
    guestId: HANA,
    name: { ko: "저녁 코스 15% 할인", en: "15 % off the evening course" },
    description: {
      ko: "엠버 그릴과 항구 그릴의 저녁 코스. 계산서 한 장에 한 번 쓰실 수 있습니다.",
      en: "On the evening course at Ember Grill or Harbour Grill, once for each check.",
    },
    image: media("ember-five"),
    outletIds: [EMBER, HARBOUR],
    startsInDays: -20,
    endsInDays: 24,
  },
  {
    id: 60_102,
    guestId: HANA,
    name: { ko: "겨울 빙수 한 그릇", en: "A bowl of winter bingsu" },
    description: {
      ko: "팥을 따로 담아 드립니다. 두 분이 드시기 좋습니다.",
      en: "With the red beans on the side. Enough for two.",
    },
    image: media("bingsu"),
    outletIds: [LANTERN],
    startsInDays: -3,
    endsInDays: 5,
  },
  {
    id: 60_103,
    guestId: HANA,
    name: { ko: "달빛 바 샴페인 한 잔", en: "A glass of champagne at Bar Moonlight" },
    description: {
      ko: "보름 전후 사흘은 창가 자리에서 드실 수 있습니다.",
      en: "By the window for three days around the full moon.",
    },
    image: media("champagne"),
    outletIds: [MOONLIGHT],
    startsInDays: 9,
    endsInDays: 60,
  },
  {
    id: 60_104,
    guestId: HANA,
    name: { ko: "식사 3만원 할인", en: "30,000 won off your table" },
    description: {
      ko: "여울의 여섯 식당 어디서나, 10만원 이상 드셨을 때.",
      en: "At any of six restaurants, when the check is 100,000 won or more.",
    },
    image: media("gift-card"),
    outletIds: [EMBER, ONSIL, HWAYANG, HARBOUR, MOONLIGHT, DOLDAM],
    startsInDays: -40,
    endsInDays: 110,
  },
  {
    id: 60_105,
    guestId: HANA,
    name: { ko: "애프터눈 티 한 분 초대", en: "Afternoon tea, one guest invited" },
    description: { ko: "두 분이 오시면 한 분은 저희가 모십니다.", en: "Come as two and one is our guest." },
    image: media("afternoon-tea"),
    outletIds: [LANTERN],
    startsInDays: -60,
    endsInDays: 10,
    used: { daysAgo: 12, resourceId: LANTERN, checkNumber: "0387" },
  },
  {
    id: 60_106,
    guestId: HANA,
    name: { ko: "흑돼지 한 접시 더", en: "One more plate of black pork" },
    description: {
      ko: "돌담에서 흑돼지를 시키시면 한 접시를 더 드립니다.",
      en: "Order the black pork at Doldam and a second plate is ours.",
    },
    image: media("black-pork"),
    outletIds: [DOLDAM],
    startsInDays: -120,
    endsInDays: -40,
    used: { daysAgo: 75, resourceId: DOLDAM, checkNumber: "1120" },
  },
  {
    id: 60_107,
    guestId: HANA,
    name: { ko: "딤섬 세 접시", en: "Three baskets of dim sum" },
    description: { ko: "화양의 점심, 평일에만.", en: "For lunch at Hwayang, on weekdays." },
    image: media("dim-sum"),
    outletIds: [HWAYANG],
    startsInDays: -90,
    endsInDays: -9,
  },
  {
    id: 60_108,
    guestId: HANA,
    name: { ko: "지난봄의 와인 한 병", en: "A bottle from last spring" },
    description: { ko: "여섯 달보다 오래된 쿠폰입니다.", en: "Older than six months." },
    image: media("wine-dinner"),
    outletIds: [EMBER],
    startsInDays: -300,
    endsInDays: -210,
  },
  {
    id: 60_109,
    guestId: HANA,
    name: { ko: "지난봄의 반상", en: "Last spring’s table" },
    description: { ko: "여섯 달보다 먼저 쓰신 쿠폰입니다.", en: "Used more than six months ago." },
    image: media("banchan-table"),
    outletIds: [ONSIL],
    startsInDays: -300,
    endsInDays: -150,
    used: { daysAgo: 215, resourceId: ONSIL, checkNumber: "0042" },
  },
  {
    id: 60_201,
    guestId: DANIEL,
    name: { ko: "첫 방문의 디저트", en: "Dessert on a first visit" },
    description: {
      ko: "처음 오신 날, 디저트 하나를 골라 주세요.",
      en: "On your first evening with us, choose a dessert.",
    },
    image: media("christmas-cake"),
    outletIds: [LANTERN],
    startsInDays: -8,
    endsInDays: 52,
  },
  {
    id: 60_301,
    guestId: JIHO,
    name: { ko: "오리 구이 반 마리", en: "Half a roast duck" },
    description: {
      ko: "네 분 이상 함께 오시면 식탁에 올려 드립니다.",
      en: "On the table when four or more come together.",
    },
    image: media("duck"),
    outletIds: [HWAYANG],
    startsInDays: -14,
    endsInDays: 30,
  },
  {
    id: 60_302,
    guestId: JIHO,
    name: { ko: "굴 여섯 알", en: "Six oysters" },
    description: { ko: "항구 그릴에서 첫 접시로.", en: "To begin with, at Harbour Grill." },
    image: media("oysters"),
    outletIds: [HARBOUR],
    startsInDays: -50,
    endsInDays: -20,
  },
  {
    id: 60_501,
    guestId: SEOYEON,
    name: { ko: "온실의 보쌈 한 접시", en: "A plate of bossam at Onsil" },
    description: { ko: "겨울 김치가 익은 뒤부터.", en: "From when the winter kimchi is ripe." },
    image: media("bossam"),
    outletIds: [ONSIL],
    startsInDays: -30,
    endsInDays: 20,
  },
];
