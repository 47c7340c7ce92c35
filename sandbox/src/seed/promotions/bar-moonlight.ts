import type { SeedPromotion } from "#shared/seed-types.ts";
import { shown } from "../media.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of Bar Moonlight, Jeju: a dimly lit bar that faces the sea. */
export const barMoonlight: SeedPromotion[] = [
  promotion(31, {
    id: 3101,
    sittings: ["night"],
    picture: "moonlight-coupe",
    shows: [
      shown("moonlight-coupe", ["귤피를 두른 칵테일 한 잔", "A cocktail with a twist of tangerine peel"]),
      shown(
        "outlet-moonlight",
        ["바다 위의 달을 마주한 바", "A bar facing the moon over the sea"],
        ["보름의 바", "The bar at full moon"],
      ),
      shown("jeju-night", ["밤바다 앞의 여울 제주", "Yeoul Jeju by the sea at night"]),
    ],
    special: true,
    name: { ko: "한 잔, 한 풍경", en: "One drink, one view" },
    description: {
      ko: "창가 자리 하나와 그날의 칵테일 한 잔.",
      en: "A seat at the window and the cocktail of the day.",
    },
    contents: {
      ko: `<p>귤피와 오크통에서 쉰 고구마 소주로 만듭니다. 달이 뜨는 시각을 칠판에 적어 둡니다.</p>${hours(["매일", "18:00–01:00"])}`,
      en: `<p>Tangerine peel and sweet potato soju rested in oak. The hour of moonrise is on the blackboard.</p>${hours(["Every day", "18:00–01:00"])}`,
    },
    minPax: 1,
    maxPax: 4,
    menus: [
      menu(
        310101,
        24000,
        ["오늘의 한 잔", "Cocktail of the day"],
        ["창가 한 자리, 90분", "A window seat, ninety minutes"],
        { maxPerPerson: 2 },
      ),
      menu(
        310102,
        18000,
        ["알코올 없는 한 잔", "Without alcohol"],
        ["한라봉과 생강", "Hallabong and ginger"],
      ),
    ],
    refundRules: refunds.day,
    notices: notices(
      ["만 19세 이상.", "90분 뒤에는 안쪽 자리로 옮겨 드립니다."],
      ["Nineteen and over.", "After ninety minutes we find you a seat further in."],
    ),
  }),
  promotion(31, {
    id: 3102,
    menuPerPerson: false,
    sittings: ["sunset"],
    picture: "champagne",
    more: ["outlet-moonlight"],
    name: { ko: "해 질 녘의 샴페인", en: "Champagne before dark" },
    description: {
      ko: "해가 바다에 닿기 한 시간 전부터, 두 분이 한 병.",
      en: "A bottle for two, from an hour before the sun meets the sea.",
    },
    contents: {
      ko: plain("해 지는 시각에 맞춰 예약 시간이 매주 조금씩 바뀝니다.", "제주 한치 튀김을 함께 냅니다."),
      en: plain("The hours move a little each week, with the sunset.", "It comes with fried Jeju squid."),
    },
    minPax: 2,
    maxPax: 4,
    menus: [
      menu(
        310201,
        190000,
        ["샴페인 한 병 (2인)", "A bottle for two"],
        ["한치 튀김 포함", "With fried squid"],
        { minQuantity: 1, maxQuantity: 2 },
      ),
      menu(310202, 110000, ["반 병 (2인)", "Half a bottle for two"], ["375ml", "375 ml"], { maxQuantity: 2 }),
    ],
    refundRules: refunds.hours,
    notices: notices(["비가 와도 자리는 그대로입니다."], ["The seats stand, rain or not."]),
  }),
  promotion(31, {
    id: 3103,
    sittings: ["night"],
    picture: "whisky",
    name: { ko: "위스키, 세 가지 물", en: "Whisky, and three waters" },
    description: {
      ko: "세 잔의 위스키에 한라산 물을 한 방울, 한 숟갈, 한 덩이.",
      en: "Three drams with Hallasan water: a drop, a spoon, a block of ice.",
    },
    contents: {
      ko: office(
        "얼음은 이틀 동안 천천히 얼려 손으로 깎습니다.",
        "바텐더가 앞에 앉아 이야기하기를 바라시면 ‘이야기’라고 적어 주세요.",
      ),
      en: office(
        "The ice is frozen for two days and cut by hand.",
        "If you would like the bartender to talk, write ‘talk’ in your requests.",
      ),
    },
    minPax: 1,
    maxPax: 4,
    menus: [
      menu(310301, 65000, ["석 잔", "Three drams"], ["30ml씩", "30 ml each"], { maxPerPerson: 1 }),
      menu(310302, 95000, ["오래된 석 잔", "Three older drams"], ["18년 이상", "Eighteen years and up"], {
        maxPerPerson: 1,
      }),
    ],
    refundRules: refunds.day,
    notices: notices(["만 19세 이상."], ["Nineteen and over."]),
  }),
  promotion(31, {
    id: 3104,
    sittings: ["countdown"],
    picture: "countdown",
    more: ["outlet-moonlight", "champagne"],
    special: true,
    name: { ko: "올해의 마지막 밤", en: "The last night of the year" },
    description: {
      ko: "밤 아홉 시부터 자정까지. 열두 시에 창을 모두 엽니다.",
      en: "From nine until midnight, when every window is opened.",
    },
    contents: {
      ko: "<p>서귀포항의 불꽃은 7분입니다. 그 7분 동안은 음악도 끕니다.</p><TABLE width=100%><TR><TD>21:00<TD>첫 잔과 굴<TR><TD>22:30<TD>흑돼지와 귤<TR><TD>24:00<TD>샴페인, 그리고 새해</TABLE>",
      en: "<p>The fireworks over Seogwipo harbour last seven minutes. For those seven the music stops.</p><TABLE width=100%><TR><TD>21:00<TD>A first glass, oysters<TR><TD>22:30<TD>Black pork, tangerine<TR><TD>24:00<TD>Champagne, and the year</TABLE>",
    },
    minPax: 2,
    maxPax: 6,
    // On a single day, so that one page has structured data of an event.
    dates: ["12-31", "12-31"],
    autoCancelMinutes: 15,
    menus: [
      menu(310401, 160000, ["창가", "By the window"], ["세 번에 나누어 냅니다", "Served in three parts"]),
      menu(310402, 120000, ["안쪽", "Further in"], ["세 번에 나누어 냅니다", "Served in three parts"]),
    ],
    refundRules: refunds.feast,
    notices: notices(
      ["만 19세 이상.", "따뜻하게 입고 오세요. 창을 엽니다."],
      ["Nineteen and over.", "Dress warmly. The windows will be open."],
    ),
  }),
];
