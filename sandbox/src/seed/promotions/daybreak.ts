import type { SeedPromotion } from "#shared/seed-types.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of Daybreak, Busan: a bakery and breakfast room that opens at six. */
export const daybreak: SeedPromotion[] = [
  promotion(23, {
    id: 2301,
    sittings: ["brunch"],
    picture: "brunch-eggs",
    more: ["outlet-daybreak", "breakfast-room"],
    special: true,
    name: { ko: "일요일의 달걀", en: "Sunday eggs" },
    description: {
      ko: "수란 두 알과 홀란데이즈, 기장 다시마 버터.",
      en: "Two poached eggs, hollandaise, and butter with kelp from Gijang.",
    },
    contents: {
      ko: `<p>달걀은 언양에서 그날 낳은 것을 받습니다. 빵은 네 가지 가운데 고르세요.</p>${hours(["토·일", "09:00–14:00"])}`,
      en: `<p>The eggs are laid that day in Eonyang. Choose one of four breads.</p>${hours(["Weekends", "09:00–14:00"])}`,
    },
    minPax: 1,
    maxPax: 6,
    menus: [
      menu(230101, 32000, ["수란 브런치", "Poached eggs"], ["커피나 차 포함", "With coffee or tea"]),
      menu(
        230102,
        36000,
        ["훈제 연어와 수란", "Eggs with smoked salmon"],
        ["커피나 차 포함", "With coffee or tea"],
      ),
      menu(230103, 16000, ["어린이 팬케이크", "Children’s pancakes"], ["과일과 함께", "With fruit"], {
        maxQuantity: 4,
        forChild: true,
      }),
    ],
    refundRules: refunds.day,
    notices: notices(["창가는 먼저 오신 순서입니다."], ["Window seats go to whoever comes first."]),
  }),
  promotion(23, {
    id: 2302,
    sittings: ["oven"],
    picture: "bread",
    more: ["outlet-daybreak"],
    name: { ko: "여섯 시의 빵 바구니", en: "The six o’clock basket" },
    description: {
      ko: "오븐에서 나온 순서대로 담은 빵 다섯 가지.",
      en: "Five breads, packed in the order they leave the oven.",
    },
    contents: {
      ko: plain(
        "천연 발효종은 이 건물보다 나이가 많습니다. 매일 두 번 밥을 줍니다.",
        "따뜻할 때 자르지 마세요. 삼십 분만 참으시면 더 맛있습니다.",
      ),
      en: plain(
        "Our starter is older than the building. It is fed twice a day.",
        "Do not cut it warm. Thirty minutes of patience and it is better.",
      ),
    },
    minPax: 1,
    maxPax: 4,
    menus: [
      menu(230201, 28000, ["빵 바구니", "Bread basket"], ["다섯 가지", "Five kinds"], { maxQuantity: 4 }),
      menu(230202, 9000, ["우유잼", "Milk jam"], ["150g", "150 g"], {
        maxQuantity: 4,
        soldOut: true,
        kind: "extra",
      }),
    ],
    refundRules: refunds.day,
    notices: notices(["06:00부터 10:00 사이에 찾아 주세요."], ["Collect between 06:00 and 10:00."]),
  }),
  promotion(23, {
    id: 2303,
    sittings: ["breakfast"],
    picture: "abalone-porridge",
    name: { ko: "전복죽 아침", en: "Abalone porridge, early" },
    description: {
      ko: "내장까지 넣어 초록빛이 도는 기장 전복죽.",
      en: "Cooked with the liver, as in Gijang, so it comes out green.",
    },
    contents: {
      ko: office(
        "쌀은 참기름에 먼저 볶습니다. 끓이는 동안 한 번도 주걱을 놓지 않습니다.",
        "해가 뜨는 쪽 창가에 앉으시면 죽이 식기 전에 해가 올라옵니다.",
      ),
      en: office(
        "The rice is turned in sesame oil first, and the paddle is not put down until it is done.",
        "From the east window, in winter, the sun is up before the bowl is cold.",
      ),
    },
    minPax: 1,
    maxPax: 6,
    free: true,
    menus: [menu(230301, 34000, ["전복죽 상", "Porridge set"], ["젓갈과 김", "Salted seafood, laver"])],
    refundRules: refunds.none,
    notices: notices(["06:30부터 10:00까지."], ["From 06:30 to 10:00."]),
  }),
  promotion(23, {
    id: 2304,
    sittings: ["breakfast"],
    picture: "croissant",
    more: ["breakfast-room"],
    name: { ko: "크루아상과 첫 커피", en: "A croissant and the first coffee" },
    description: {
      ko: "스물일곱 겹. 일곱 시에 한 판, 아홉 시에 한 판.",
      en: "Twenty-seven layers. One tray at seven, one at nine.",
    },
    contents: {
      ko: "<p>버터는 이즈니, 밀가루는 우리 밀. 부스러기를 흘리셔도 됩니다. 참새들이 기다립니다.</p>",
      en: "<p>Butter from Isigny, flour from Korea. Do drop the crumbs. The sparrows are waiting.</p>",
    },
    minPax: 1,
    maxPax: 4,
    free: true,
    menus: [menu(230401, 14000, ["크루아상과 커피", "Croissant and coffee"], ["살구잼", "Apricot jam"])],
    refundRules: refunds.none,
    notices: notices(["자리만 잡아 두고 결제는 와서 하세요."], ["This keeps a seat; you pay when you come."]),
  }),
];
