import type { SeedPromotion } from "#shared/seed-types.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of Doldam, Jeju: cooking inside a basalt wall. */
export const doldam: SeedPromotion[] = [
  promotion(32, {
    id: 3201,
    sittings: ["dinner"],
    picture: "black-pork",
    more: ["outlet-doldam"],
    special: true,
    name: { ko: "무쇠 위의 흑돼지", en: "Black pork on iron" },
    description: {
      ko: "두 손가락 두께의 오겹살, 멜젓과 고사리.",
      en: "Belly two fingers thick, anchovy sauce, bracken from the hills.",
    },
    contents: {
      ko: `<p>무쇠판은 장작으로 달굽니다. 첫 면은 칠 분, 뒤집고 사 분. 자르는 일은 저희가 합니다.</p>${hours(["저녁", "17:00–21:30"])}`,
      en: `<p>The iron is heated over wood. Seven minutes on the first side, four on the other; we do the cutting.</p>${hours(["Dinner", "17:00–21:30"])}`,
    },
    minPax: 2,
    maxPax: 8,
    menus: [
      menu(320101, 49000, ["오겹살 250g", "Belly, 250 g"], ["쌈과 찌개 포함", "With leaves and a stew"]),
      menu(320102, 54000, ["목살과 오겹살", "Neck and belly"], ["300g", "300 g"]),
      menu(320103, 14000, ["고사리 볶음밥", "Bracken fried rice"], ["판에 눌려서", "Pressed on the iron"], {
        kind: "extra",
      }),
    ],
    refundRules: refunds.day,
    notices: notices(
      ["연기가 납니다. 겉옷 보관함이 있습니다."],
      ["There is smoke. We have a wardrobe for coats."],
    ),
  }),
  promotion(32, {
    id: 3202,
    sittings: ["lunch"],
    picture: "stone-pot",
    name: { ko: "전복 돌솥밥", en: "Stone-pot rice with abalone" },
    description: {
      ko: "버터 한 조각과 양념장. 마지막은 누룽지 물로.",
      en: "A little butter, a spoon of sauce, and hot water on the crust to finish.",
    },
    contents: {
      ko: plain(
        "솥을 받으시면 먼저 밥을 퍼내고 뜨거운 물을 부어 뚜껑을 덮어 두세요.",
        "다 드실 무렵이면 숭늉이 됩니다.",
      ),
      en: plain(
        "When the pot comes, take the rice out first, pour in hot water and put the lid back.",
        "By the time you finish, the crust has turned to a broth.",
      ),
    },
    minPax: 1,
    maxPax: 6,
    free: true,
    menus: [
      menu(320201, 36000, ["전복 돌솥밥", "Abalone pot rice"], ["전복 네 마리", "Four abalone"]),
      menu(320202, 33000, ["옥돔 구이 반상", "Grilled tilefish set"], ["반 마리", "Half a fish"]),
    ],
    refundRules: refunds.none,
    notices: notices(["짓는 데 이십오 분 걸립니다."], ["It takes twenty-five minutes."]),
  }),
  promotion(32, {
    id: 3203,
    menuPerPerson: false,
    sittings: ["lunch", "dinner"],
    picture: "hairtail",
    more: ["jeju-day"],
    name: { ko: "은갈치 한 마리", en: "One silver hairtail" },
    description: {
      ko: "그물이 아니라 낚시로 잡은 것만. 굽거나 조립니다.",
      en: "Caught by line, not net. Grilled, or braised with radish.",
    },
    contents: {
      ko: office("비늘이 다치지 않아야 은빛이 남습니다. 뼈는 상에서 발라 드립니다."),
      en: office("Only a fish whose skin is unhurt stays silver. We take the bones out at the table."),
    },
    minPax: 2,
    maxPax: 6,
    menus: [
      menu(320301, 120000, ["갈치 구이 (2인)", "Grilled, for two"], ["1m 한 마리", "One of a metre"], {
        maxQuantity: 3,
      }),
      menu(320302, 110000, ["갈치 조림 (2인)", "Braised, for two"], ["무와 감자", "Radish, potato"], {
        maxQuantity: 3,
      }),
    ],
    refundRules: refunds.market,
    notices: notices(
      ["바람이 세면 배가 나가지 못합니다. 그때는 전액 돌려드립니다."],
      ["In high wind the boats stay in; you then get everything back."],
    ),
  }),
  promotion(32, {
    id: 3204,
    menuPerPerson: true,
    sittings: ["lunch", "dinner"],
    picture: "sea-table",
    more: ["outlet-doldam", "jeju-day"],
    name: { ko: "물질 상", en: "The divers’ table" },
    description: {
      ko: "해녀 세 분이 그날 건진 것으로만 차리는 한 상.",
      en: "Set with whatever three women divers brought up that day.",
    },
    contents: {
      ko: '<p>성게, 뿔소라, 전복, 돌미역. 무엇이 얼마나 오를지는 바다가 정합니다.</p><p align="center"><i>물때에 따라 점심이거나 저녁입니다.</i>',
      en: '<p>Urchin, turban shell, abalone, wakame. The sea decides how much of each.</p><p align="center"><i>Lunch or dinner, as the tide has it.</i>',
    },
    minPax: 2,
    maxPax: 6,
    days: [4, 70],
    menus: [menu(320401, 98000, ["물질 상", "Divers’ table"], ["한 분", "For one"], { maxQuantity: 6 })],
    refundRules: [
      { type: "absolute", daysBefore: 2, time: "12:00", percent: 100 },
      { type: "relative", hoursBefore: 24, percent: 80 },
    ],
    notices: notices(
      ["파도로 물질을 쉬면 연락드리고 전액 돌려드립니다."],
      ["If the sea is too rough to dive, we call you and return everything."],
    ),
  }),
];
