import type { SeedPromotion } from "#shared/seed-types.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of Onsil, Seoul: Korean dining under a glass roof. */
export const onsil: SeedPromotion[] = [
  promotion(12, {
    id: 1201,
    menuPerPerson: true,
    sittings: ["lunch", "dinner"],
    picture: "winter-table",
    more: ["outlet-onsil", "banchan-table"],
    special: true,
    name: { ko: "겨울 반상", en: "The winter table" },
    description: {
      ko: "여덟 칸 구절판으로 열고 누룽지로 닫는 겨울 상차림.",
      en: "It opens with eight colours in a lacquer box and ends with scorched rice.",
    },
    contents: {
      ko: `<p>구절판의 여덟 가지는 채 써는 굵기가 모두 다릅니다. 무는 굵게, 표고는 가늘게. 밀전병에 싸 드시면 순서가 없습니다.</p>${hours(["점심", "11:30–14:30"], ["저녁", "17:30–21:30"])}<p>눈이 오는 날에는 유리 지붕의 불을 끄고 초를 켭니다.</p>`,
      en: `<p>Each of the eight is cut to its own width: radish thick, shiitake fine. Wrap them in the pancakes in any order you like.</p>${hours(["Lunch", "11:30–14:30"], ["Dinner", "17:30–21:30"])}<p>When it snows we put out the lights under the glass roof and set candles.</p>`,
    },
    minPax: 2,
    maxPax: 8,
    menus: [
      menu(
        120101,
        68000,
        ["겨울 반상", "The winter table"],
        ["구절판과 다섯 접시", "The box and five plates"],
      ),
      menu(
        120102,
        98000,
        ["겨울 반상, 너비아니", "With neobiani"],
        ["한우 너비아니를 더합니다", "Adds grilled sliced Hanwoo"],
      ),
      menu(120103, 36000, ["어린이 반상", "For children"], ["맵지 않게 차립니다", "Nothing hot in it"], {
        maxQuantity: 4,
        forChild: true,
      }),
    ],
    refundRules: refunds.dinner,
    notices: notices(
      ["밀과 메밀, 잣이 들어갑니다.", "채식 상은 하루 전까지 말씀해 주세요."],
      ["Contains wheat, buckwheat and pine nuts.", "For a table without meat or fish, tell us a day ahead."],
    ),
  }),
  promotion(12, {
    id: 1202,
    sittings: ["lunch"],
    picture: "banchan-table",
    more: ["outlet-onsil"],
    name: { ko: "열두 찬 점심", en: "Lunch of twelve sides" },
    description: {
      ko: "갓 지은 밥과 순두부, 아침에 무친 찬 열두 가지.",
      en: "New rice, soft tofu stew, and twelve sides dressed that morning.",
    },
    contents: {
      ko: plain(
        "찬은 남기셔도 괜찮습니다. 다만 맛있었던 것은 말씀해 주세요. 작은 그릇으로 한 번 더 드립니다.",
        "밥은 철원 오대쌀, 순두부는 속초 바닷물로 간수를 잡습니다.",
      ),
      en: plain(
        "You need not finish the sides. If you liked one, say so, and it comes again in a small bowl.",
        "The rice is Odae from Cheorwon; the tofu is set with sea water from Sokcho.",
      ),
    },
    minPax: 1,
    maxPax: 6,
    free: true,
    menus: [
      menu(120201, 42000, ["열두 찬 정식", "Twelve sides"], ["순두부와 밥 포함", "With stew and rice"]),
    ],
    refundRules: refunds.none,
    notices: notices(
      ["평일 점심에만 차립니다.", "결제는 드신 뒤에 합니다."],
      ["Weekday lunch only.", "You pay after the meal."],
    ),
  }),
  promotion(12, {
    id: 1203,
    menuPerPerson: false,
    sittings: ["lunch", "dinner"],
    picture: "bossam",
    more: ["winter"],
    name: { ko: "김장하는 날의 보쌈", en: "Bossam, kimchi day" },
    description: {
      ko: "갓 버무린 속과 절인 배추, 세 시간 삶은 삼겹.",
      en: "New kimchi filling, brined cabbage, and pork belly simmered three hours.",
    },
    contents: {
      ko: office(
        "11월 말이면 온실 안뜰에 배추 삼백 포기가 쌓입니다. 버무리는 사흘 동안만 이 상을 차립니다.",
        "통영 굴은 그날 것만 씁니다. 없는 날에는 없다고 말씀드립니다.",
      ),
      en: office(
        "At the end of November three hundred cabbages are stacked in our courtyard. While they are being dressed, we set this table.",
        "The oysters are from Tongyeong, that day’s only. On days without, we say so.",
      ),
    },
    minPax: 2,
    maxPax: 10,
    dates: ["11-20", "12-10"],
    menus: [
      menu(
        120301,
        88000,
        ["보쌈 한 상 (2인)", "Bossam for two"],
        ["굴과 배추, 된장국", "Oysters, cabbage, soup"],
        { maxQuantity: 5 },
      ),
      menu(120302, 32000, ["수육 추가", "More pork"], ["300g", "300 g"], { maxQuantity: 4, kind: "extra" }),
      menu(120303, 18000, ["생막걸리", "Fresh makgeolli"], ["750ml, 양평", "750 ml, from Yangpyeong"], {
        maxPerPerson: 1,
        kind: "extra",
      }),
    ],
    refundRules: refunds.market,
    notices: notices(["굴을 빼고 차릴 수 있습니다."], ["Can be set without oysters."]),
  }),
  promotion(12, {
    id: 1204,
    sittings: ["morning"],
    picture: "tteokguk",
    more: ["outlet-onsil", "winter"],

    name: { ko: "새해 첫 떡국", en: "The first tteokguk" },
    description: {
      ko: "1월의 아침, 양지로 밤새 낸 국물에 떡을 뜹니다.",
      en: "January mornings: rice cakes in a brisket broth that simmered all night.",
    },
    contents: {
      ko: `<p>떡은 가래떡을 하루 굳혀 어슷하게 썹니다. 고명은 지단과 김, 양지 찢은 것 셋뿐입니다.</p><ul><li>녹두전 한 장<li>동치미<li>수정과와 약과</ul>`,
      en: `<p>The rice cake is left a day to harden, then sliced on the slant. On top are egg, seaweed and shredded brisket, and nothing else.</p><ul><li>One mung bean pancake<li>Radish water kimchi<li>Cinnamon punch and a honey cake</ul>`,
    },
    minPax: 1,
    maxPax: 8,
    dates: ["01-01", "01-31"],
    menus: [
      menu(
        120401,
        38000,
        ["떡국 상", "Tteokguk set"],
        ["녹두전과 동치미 포함", "With a pancake and water kimchi"],
      ),
      menu(
        120402,
        44000,
        ["만두 떡국 상", "With dumplings"],
        ["손으로 빚은 만두 세 알", "Three dumplings made by hand"],
      ),
    ],
    refundRules: refunds.day,
    notices: notices(["08:00부터 11:00까지 차립니다."], ["Served from 08:00 to 11:00."]),
  }),
];
