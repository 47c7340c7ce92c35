import type { SeedPromotion } from "#shared/seed-types.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of the Harbour Grill, Busan: the catch of the day. */
export const harbourGrill: SeedPromotion[] = [
  promotion(21, {
    id: 2101,
    sittings: ["dinner"],
    picture: "harbour-fish",
    more: ["outlet-harbour", "busan-night"],
    special: true,
    name: { ko: "항구의 다섯 접시", en: "Five plates from the harbour" },
    description: {
      ko: "새벽 경매에서 고른 다섯 가지를 저녁 불에 올립니다.",
      en: "Five things chosen at the dawn auction, grilled at dusk.",
    },
    contents: {
      ko: `<p>무엇이 나올지는 그날 아침 일곱 시에 정해집니다. 요즘은 도미와 방어, 대구가 좋습니다. 생선을 드시지 않는 분께는 같은 불에 구운 채소 다섯 접시를 냅니다.</p>${hours(["저녁", "17:30–22:00"], ["마지막 주문", "20:30"])}`,
      en: `<p>What they are is settled at seven that morning. These weeks it is sea bream, yellowtail and cod. For those who eat no fish there are five plates of vegetables from the same fire.</p>${hours(["Dinner", "17:30–22:00"], ["Last order", "20:30"])}`,
    },
    minPax: 2,
    maxPax: 6,
    days: [0, 100],
    menus: [
      menu(210101, 90000, ["다섯 접시", "Five plates"], ["창가부터 채워 드립니다", "Window tables first"]),
      menu(
        210102,
        78000,
        ["채소 다섯 접시", "Five plates, vegetables"],
        ["버터와 소금으로", "Butter and salt"],
      ),
      menu(210103, 52000, ["곁들임 와인", "Wines to go with it"], ["석 잔", "Three glasses"], {
        maxPerPerson: 1,
        kind: "extra",
      }),
    ],
    refundRules: refunds.dinner,
    notices: notices(
      ["생선은 그날그날 다릅니다.", "창가 자리는 예약 순서로 드립니다."],
      ["The fish changes daily.", "Window tables go in order of booking."],
    ),
  }),
  promotion(21, {
    id: 2102,
    sittings: ["oysters"],
    picture: "oysters",
    more: ["outlet-harbour"],
    name: { ko: "굴과 바다의 시각", en: "The oyster hour" },
    description: {
      ko: "다섯 시부터 일곱 시, 통영과 거제의 굴을 까서 바로 냅니다.",
      en: "Five to seven: oysters from Tongyeong and Geoje, opened as you watch.",
    },
    contents: {
      ko: plain("얼음 위에 여덟 알. 레몬은 처음 두 알에만 권합니다.", "미뇨네트의 양파는 붉은 것만 씁니다."),
      en: plain(
        "Eight on ice. We suggest lemon for the first two only.",
        "The mignonette is made with red shallots.",
      ),
    },
    minPax: 1,
    maxPax: 4,
    menus: [
      menu(210201, 48000, ["굴 여덟 알", "Eight oysters"], ["미뇨네트와 레몬", "Mignonette, lemon"]),
      menu(210202, 26000, ["샤블리 한 잔", "A glass of Chablis"], ["150ml", "150 ml"], {
        maxPerPerson: 2,
        kind: "extra",
      }),
    ],
    refundRules: refunds.day,
    notices: notices(
      ["생굴입니다. 임신 중이시면 구워 드립니다."],
      ["Served raw. If you are expecting, we grill them."],
    ),
  }),
  promotion(21, {
    id: 2103,
    menuPerPerson: false,
    sittings: ["dinner"],
    picture: "lobster",
    more: ["busan-day"],
    name: { ko: "기념일의 바닷가재", en: "Lobster, for an occasion" },
    description: {
      ko: "한 마리를 반은 굽고 반은 찝니다. 케이크에 적을 말은 요청란에.",
      en: "Half of it grilled, half steamed. Write what the cake should say.",
    },
    contents: {
      ko: office(
        "축하할 일이 있으시면 한 줄만 적어 주세요. 노래는 부르지 않습니다. 대신 조명을 조금 낮춥니다.",
      ),
      en: office(
        "If there is something to celebrate, one line is enough. We do not sing. We turn the lamps down a little.",
      ),
    },
    minPax: 2,
    maxPax: 4,
    days: [2, 90],
    menus: [
      menu(
        210301,
        320000,
        ["바닷가재 코스 (2인)", "Lobster course for two"],
        ["1.2kg 한 마리, 여섯 접시", "One of 1.2 kg, six plates"],
        { minQuantity: 1, maxQuantity: 2 },
      ),
      menu(
        210302,
        45000,
        ["작은 케이크", "A small cake"],
        ["글귀를 적어 드립니다", "With your words on it"],
        { maxQuantity: 1, kind: "extra" },
      ),
      menu(
        210303,
        50000,
        ["창가 자리 예약금", "Deposit for the window table"],
        ["방문하시면 계산하실 금액에서 빼 드립니다", "Taken off your bill when you come"],
        { minQuantity: 1, maxQuantity: 1, kind: "deposit" },
      ),
    ],
    refundRules: refunds.market,
    notices: notices(["갑각류가 들어갑니다."], ["Contains crustaceans."]),
  }),
  promotion(21, {
    id: 2104,
    sittings: ["dinner"],
    picture: "mussels",
    name: { ko: "홍합 한 솥과 빵", en: "A pot of mussels, and bread" },
    description: {
      ko: "화이트 와인과 대파로 3분. 빵은 새벽에서 가져옵니다.",
      en: "White wine and leeks, three minutes. The bread is from Daybreak downstairs.",
    },
    contents: {
      ko: "<p>비 오는 수요일을 위한 메뉴였는데, 이제 매일 냅니다.</p><p>국물은 남기지 마세요. 빵이 모자라면 더 드립니다.</p>",
      en: "<p>It was meant for wet Wednesdays, and is now on every day.</p><p>Leave none of the broth. If the bread runs out there is more.</p>",
    },
    minPax: 1,
    maxPax: 6,
    free: true,
    menus: [menu(210401, 39000, ["홍합 1kg", "Mussels, 1 kg"], ["빵 포함", "With bread"])],
    refundRules: refunds.none,
    notices: notices(["결제는 드신 뒤에 합니다."], ["You pay after the meal."]),
  }),
];
