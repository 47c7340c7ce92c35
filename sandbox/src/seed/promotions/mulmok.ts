import type { SeedPromotion } from "#shared/seed-types.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of Mulmok, Busan: a cypress counter of ten seats. */
export const mulmok: SeedPromotion[] = [
  promotion(22, {
    id: 2201,
    sittings: ["lunch", "counter"],
    picture: "sashimi",
    more: ["outlet-mulmok"],
    name: { ko: "숙성 회 한 접시", en: "A plate of aged fish" },
    description: {
      ko: "이틀에서 열흘. 생선마다 가장 좋은 날에 썹니다.",
      en: "Two days, or ten: each fish is cut on its best one.",
    },
    contents: {
      ko: plain(
        "광어는 이틀, 방어는 닷새, 참치는 열흘. 접시에 날짜를 적어 드립니다.",
        "고추냉이는 드시기 직전에 갑니다.",
      ),
      en: plain(
        "Flounder two days, yellowtail five, tuna ten. The dates are written on the plate.",
        "The wasabi is grated as you sit.",
      ),
    },
    minPax: 1,
    maxPax: 4,
    menus: [
      menu(220101, 85000, ["숙성 회 일곱 가지", "Seven aged fish"], ["한 분", "For one"]),
      menu(220102, 160000, ["숙성 회 열 가지 (2인)", "Ten, for two"], ["참치 뱃살 포함", "With fatty tuna"], {
        maxQuantity: 2,
      }),
    ],
    refundRules: refunds.market,
    notices: notices(["날생선입니다."], ["The fish is raw."]),
  }),
  promotion(22, {
    id: 2202,
    menuPerPerson: true,
    sittings: ["counter"],
    picture: "sushi",
    more: ["outlet-mulmok", "sashimi"],
    special: true,
    name: { ko: "물목의 열두 점", en: "Twelve pieces at the counter" },
    description: {
      ko: "주방장이 한 점씩 쥐어 앞에 놓습니다. 열 석, 하루 두 번.",
      en: "Set before you one at a time. Ten seats, twice a day.",
    },
    contents: {
      ko: `<p>밥은 따뜻할 때, 생선은 차지 않을 때 만납니다. 놓이면 바로 드세요. 손으로 드셔도 됩니다.</p>${hours(["1부", "18:00"], ["2부", "20:30"])}`,
      en: `<p>The rice is still warm and the fish no longer cold. Eat each piece as it is set down, with your fingers if you like.</p>${hours(["First sitting", "18:00"], ["Second sitting", "20:30"])}`,
    },
    minPax: 1,
    maxPax: 4,
    autoCancelMinutes: 20,
    menus: [
      menu(220201, 150000, ["열두 점", "Twelve pieces"], ["국과 달걀구이 포함", "With soup and egg"]),
      menu(
        220202,
        210000,
        ["열두 점과 안주 넷", "Twelve pieces, four small plates"],
        ["두 시간", "Two hours"],
      ),
    ],
    refundRules: refunds.dinner,
    notices: notices(
      ["정각에 함께 시작합니다.", "향이 강한 향수는 삼가 주세요."],
      ["Everyone begins together, on the hour.", "Please leave strong scent at home."],
    ),
  }),
  promotion(22, {
    id: 2203,
    sittings: ["takeaway"],
    picture: "bento",
    more: ["busan-day"],
    name: { ko: "바다로 가져가는 도시락", en: "A box to take to the sea" },
    description: {
      ko: "다섯 칸 옻칠 도시락. 보자기에 싸서 열한 시에 건넵니다.",
      en: "Five compartments in lacquer, tied in cloth, ready at eleven.",
    },
    contents: {
      ko: office(
        "걸어서 칠 분이면 미포 방파제입니다. 돗자리와 보온병을 빌려 드립니다.",
        "도시락 통은 저녁까지 프런트에 돌려주세요.",
      ),
      en: office(
        "The breakwater at Mipo is seven minutes on foot. We lend a mat and a flask.",
        "Please leave the box at the front desk by evening.",
      ),
    },
    minPax: 1,
    maxPax: 8,
    menus: [
      menu(220301, 46000, ["다섯 칸 도시락", "Five-part box"], ["구운 생선과 달걀", "Grilled fish, egg"]),
      menu(220302, 44000, ["채소 도시락", "Vegetable box"], ["두부와 뿌리채소", "Tofu and roots"]),
    ],
    refundRules: refunds.day,
    notices: notices(["전날 18시까지 예약해 주세요."], ["Please book by 18:00 the day before."]),
  }),
  promotion(22, {
    id: 2204,
    sittings: ["counter"],
    picture: "sake",
    name: { ko: "청주 세 잔, 안주 셋", en: "Three sake, three small plates" },
    description: {
      ko: "차게, 상온, 따뜻하게. 같은 술을 세 온도로 마십니다.",
      en: "One sake at three temperatures: cold, as it is, and warm.",
    },
    contents: {
      ko: "<p>온도가 바뀌면 쌀의 단맛이 먼저 오기도, 나중에 오기도 합니다. 안주는 그 순서를 따라갑니다.</p>",
      en: "<p>As the temperature changes, the sweetness of the rice comes sooner or later. The plates follow it.</p>",
    },
    minPax: 1,
    maxPax: 4,
    menus: [
      menu(220401, 58000, ["세 잔과 안주 셋", "Three and three"], ["한 시간 반", "An hour and a half"], {
        maxPerPerson: 1,
      }),
    ],
    refundRules: refunds.hours,
    notices: notices(["만 19세 이상."], ["Nineteen and over."]),
  }),
];
