import type { SeedPromotion } from "#shared/seed-types.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of Hwayang, Seoul: round tables for shared plates. */
export const hwayang: SeedPromotion[] = [
  promotion(14, {
    id: 1401,
    menuPerPerson: true,
    seating: [
      { code: "window", name: { ko: "창가 자리", en: "By the window" } },
      { code: "quiet", name: { ko: "조용한 자리", en: "A quiet corner" } },
    ],
    sittings: ["steamers"],
    picture: "dim-sum",
    more: ["outlet-hwayang"],
    special: true,
    name: { ko: "찜기 열다섯 단의 주말", en: "A weekend of fifteen steamers" },
    description: {
      ko: "토요일과 일요일 낮, 찜기가 상 사이를 다닙니다.",
      en: "Saturday and Sunday at noon, the steamers travel between tables.",
    },
    contents: {
      ko: `<p>하가우의 주름은 열두 개, 샤오마이는 속이 보이게. 새벽 다섯 시부터 빚은 것이 두 시면 다 나갑니다.</p>${hours(["1부", "11:30–13:00"], ["2부", "13:30–15:00"])}`,
      en: `<p>Twelve pleats to a har gow, and a siu mai you can see into. Folding starts at five in the morning; by two they are gone.</p>${hours(["First sitting", "11:30–13:00"], ["Second sitting", "13:30–15:00"])}`,
    },
    minPax: 2,
    maxPax: 10,
    menus: [
      menu(140101, 65000, ["딤섬 브런치", "Dim sum brunch"], ["원하시는 만큼", "As much as you like"], {
        allergens: { ko: ["새우", "돼지고기", "밀", "대두"], en: ["prawn", "pork", "wheat", "soy"] },
      }),
      menu(140102, 33000, ["어린이 브런치", "For children"], ["만 3~12세", "Ages three to twelve"], {
        maxQuantity: 5,
        forChild: true,
        allergens: { ko: ["돼지고기", "밀"], en: ["pork", "wheat"] },
      }),
    ],
    refundRules: refunds.hours,
    notices: notices(["새우와 돼지고기, 밀이 들어갑니다."], ["Contains prawn, pork and wheat."]),
  }),
  promotion(14, {
    id: 1402,
    menuPerPerson: false,
    sittings: ["lunch", "dinner"],
    picture: "duck",
    more: ["outlet-hwayang"],
    name: { ko: "장작 오리 한 마리", en: "One duck from the wood oven" },
    description: {
      ko: "이틀 말려 한 시간 굽습니다. 예약하신 시각에 맞춰 화덕에서 꺼냅니다.",
      en: "Dried two days, roasted one hour, and taken out at the time you booked.",
    },
    contents: {
      ko: office(
        "상 옆에서 썰어 드립니다. 껍질은 설탕에, 살은 전병에, 뼈는 국으로.",
        "하루 여섯 마리만 굽습니다.",
      ),
      en: office(
        "It is carved beside you: the skin with sugar, the meat in pancakes, the bones as soup.",
        "We roast six a day.",
      ),
    },
    minPax: 3,
    maxPax: 8,
    menus: [
      menu(140201, 180000, ["오리 한 마리", "Whole duck"], ["세 가지로 냅니다", "Served three ways"], {
        minQuantity: 1,
        maxQuantity: 2,
      }),
      menu(140202, 9000, ["전병 추가", "More pancakes"], ["열 장", "Ten"], { maxQuantity: 4, kind: "extra" }),
    ],
    refundRules: refunds.market,
    notices: notices(
      ["이틀 전 15시 이후에는 전액 환불이 어렵습니다. 그때 오리를 겁니다."],
      ["After 15:00 two days before, a full refund is not possible: that is when the duck is hung."],
    ),
  }),
  promotion(14, {
    id: 1403,
    sittings: ["dinner"],
    picture: "hotpot",
    name: { ko: "반반 훠궈", en: "A pot with two sides" },
    description: {
      ko: "사골 한쪽, 마라 한쪽. 가운데는 물결로 나눴습니다.",
      en: "Bone broth on one side, chilli and pepper on the other, a wave between.",
    },
    contents: {
      ko: plain(
        "매운 쪽은 세 단계입니다. 처음이시라면 ‘잔물결’로 시작하세요.",
        "소스는 열두 가지를 직접 섞습니다.",
      ),
      en: plain(
        "The hot side has three strengths. If it is your first time, begin with ‘ripple’.",
        "Mix your own sauce from twelve jars.",
      ),
    },
    minPax: 2,
    maxPax: 8,
    menus: [
      menu(
        140301,
        72000,
        ["한우 훠궈", "Hanwoo hotpot"],
        ["등심 150g과 채소", "150 g of sirloin, vegetables"],
      ),
      menu(140302, 64000, ["해물 훠궈", "Seafood hotpot"], ["새우, 관자, 전복", "Prawn, scallop, abalone"]),
      menu(140303, 48000, ["버섯 훠궈", "Mushroom hotpot"], ["버섯 아홉 가지", "Nine mushrooms"]),
    ],
    refundRules: refunds.day,
    notices: notices(["두 분 이상 같은 냄비를 나눕니다."], ["One pot is shared by two or more."]),
  }),
  promotion(14, {
    id: 1404,
    sittings: ["late-lunch"],
    picture: "noodles",
    name: { ko: "늦은 점심의 국수", en: "Noodles, late for lunch" },
    description: {
      ko: "두 시부터 다섯 시 사이, 손으로 뽑은 면 한 그릇.",
      en: "Between two and five: one bowl, pulled by hand.",
    },
    contents: {
      ko: '<P>면은 주문을 듣고 여덟 번 접습니다. 국물은 닭과 말린 가리비.<P><FONT color="#8a5600">혼자 오셔도 좋은 시간입니다.</FONT>',
      en: '<P>The dough is folded eight times when we hear your order. The broth is chicken and dried scallop.<P><FONT color="#8a5600">A good hour to come alone.</FONT>',
    },
    minPax: 1,
    maxPax: 4,
    free: true,
    menus: [
      menu(140401, 24000, ["닭 국수", "Chicken noodles"], ["청경채와 반숙란", "Greens and a soft egg"]),
      menu(140402, 29000, ["우육면", "Beef noodles"], ["사태 여섯 시간", "Shin, six hours"]),
    ],
    refundRules: refunds.none,
    notices: notices(["결제는 드신 뒤에 합니다."], ["You pay after the meal."]),
  }),
];
