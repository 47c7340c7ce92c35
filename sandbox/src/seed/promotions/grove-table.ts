import type { SeedPromotion } from "#shared/seed-types.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of The Grove Table, Jeju: a long table among tangerine trees. */
export const groveTable: SeedPromotion[] = [
  promotion(33, {
    id: 3301,
    menuPerPerson: true,
    sittings: ["lunch"],
    picture: "pasta",
    more: ["outlet-grove"],
    name: { ko: "제주 밀 파스타 점심", en: "Pasta of Jeju wheat" },
    description: {
      ko: "보말과 조개, 귤 껍질을 갈아 올린 한 접시.",
      en: "Sea snails and clams, with tangerine zest at the end.",
    },
    contents: {
      ko: plain(
        "면은 성산의 밀로 매일 아침 뽑습니다.",
        "귤은 접시를 받으신 뒤에 갈아 드립니다. 향이 가장 좋을 때입니다.",
      ),
      en: plain(
        "The pasta is rolled every morning from wheat grown at Seongsan.",
        "The zest is grated after the plate is down, when it smells best.",
      ),
    },
    minPax: 1,
    maxPax: 8,
    menus: [
      menu(330101, 42000, ["점심 두 접시", "Two plates"], ["샐러드와 파스타", "Salad and pasta"]),
      menu(330102, 54000, ["점심 세 접시", "Three plates"], ["디저트 포함", "With dessert"]),
    ],
    refundRules: refunds.day,
    notices: notices(["비가 오면 온실 자리로 모십니다."], ["In rain we move under glass."]),
  }),
  promotion(33, {
    id: 3302,
    sittings: ["picking"],
    picture: "tangerine",
    more: ["outlet-grove", "jeju-day"],
    special: true,
    name: { ko: "귤로 만든 귤", en: "A tangerine made of tangerine" },
    description: {
      ko: "껍질은 초콜릿, 속은 무스. 귤 따기와 함께.",
      en: "A chocolate peel, mousse within; and an hour of picking before it.",
    },
    contents: {
      ko: `<p>바구니를 하나 드립니다. 따신 귤은 가져가시고, 하나는 주방에 주세요. 소르베가 됩니다.</p>${hours(["귤 따기", "14:00–15:00"], ["디저트", "15:00–16:00"])}`,
      en: `<p>You are given a basket. Keep what you pick, but hand one in: it becomes your sorbet.</p>${hours(["Picking", "14:00–15:00"], ["Dessert", "15:00–16:00"])}`,
    },
    minPax: 1,
    maxPax: 8,
    days: [0, 70],
    menus: [
      menu(330201, 35000, ["귤 따기와 디저트", "Picking and dessert"], ["바구니 1kg", "A basket of 1 kg"]),
      menu(330202, 22000, ["어린이", "For children"], ["작은 바구니", "A small basket"], {
        maxQuantity: 6,
        forChild: true,
      }),
    ],
    refundRules: refunds.hours,
    notices: notices(
      ["1월 말까지. 흙이 묻는 신발이 좋습니다."],
      ["Until the end of January. Wear shoes that may get earth on them."],
    ),
  }),
  promotion(33, {
    id: 3303,
    sittings: ["friday"],
    picture: "wine-dinner",
    more: ["outlet-grove"],
    name: { ko: "금요일의 와인 식탁", en: "Friday at the long table" },
    description: {
      ko: "스무 명이 한 식탁에. 와인 다섯, 접시 다섯.",
      en: "Twenty people, one table, five wines, five plates.",
    },
    contents: {
      ko: office(
        "모르는 분과 나란히 앉게 됩니다. 자기소개는 하지 않아도 됩니다. 접시를 건네다 보면 알게 됩니다.",
      ),
      en: office(
        "You will sit beside someone you do not know. No one has to introduce themselves; passing plates does it.",
      ),
    },
    minPax: 1,
    maxPax: 4,
    days: [1, 85],
    menus: [
      menu(330301, 135000, ["와인 식탁", "The long table"], ["다섯 잔 포함", "With five glasses"], {
        maxPerPerson: 1,
      }),
      menu(330302, 95000, ["와인 없이", "Without wine"], ["귤 주스와 차", "Juice and tea"], {
        maxPerPerson: 1,
      }),
    ],
    refundRules: refunds.dinner,
    notices: notices(
      ["금요일 18:30에만.", "만 19세 이상."],
      ["Fridays at 18:30 only.", "Nineteen and over."],
    ),
  }),
  promotion(33, {
    id: 3304,
    sittings: ["sunday"],
    picture: "pizza",
    name: { ko: "화덕 앞의 일요일", en: "Sunday at the oven" },
    description: {
      ko: "아이가 반죽을 펴고, 저희가 굽습니다.",
      en: "The children roll it out; we do the baking.",
    },
    contents: {
      ko: "<p>앞치마와 모자를 드립니다. 굽는 데 구십 초, 식는 데 이 분. 그 이 분이 가장 깁니다.</p>",
      en: "<p>There are aprons and hats. Ninety seconds to bake, two minutes to cool. The two minutes are the long part.</p>",
    },
    minPax: 2,
    maxPax: 8,
    menus: [
      menu(330401, 33000, ["피자 한 판", "One pizza"], ["토핑 여섯 가지", "Six toppings"]),
      menu(330402, 16000, ["어린이 반 판", "Half for a child"], ["모자 포함", "Hat included"], {
        maxQuantity: 6,
        forChild: true,
      }),
    ],
    refundRules: refunds.day,
    notices: notices(
      ["오븐 앞은 뜨겁습니다. 어른이 함께해 주세요."],
      ["The oven is hot. An adult stays with each child."],
    ),
  }),
];
