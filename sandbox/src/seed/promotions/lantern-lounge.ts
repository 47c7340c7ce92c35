import type { SeedPromotion } from "#shared/seed-types.ts";
import { shown } from "../media.ts";
import { hours, menu, notices, office, plain, promotion, refunds } from "./promotion.ts";

/** Promotions of the Lantern Lounge, Seoul: tea and cakes by lamplight. */
export const lanternLounge: SeedPromotion[] = [
  promotion(13, {
    id: 1301,
    menuPerPerson: false,
    sittings: ["tea"],
    picture: "afternoon-tea",
    shows: [
      shown(
        "afternoon-tea",
        ["샌드위치와 스콘, 작은 과자를 얹은 세 단 접시", "Three tiers of sandwiches, scones and small cakes"],
        ["맨 아래 단부터 드세요", "Begin with the lowest tier"],
      ),
      shown(
        "outlet-lantern",
        ["등이 켜진 로비 한쪽의 낮은 의자들", "Low chairs in a corner of the lobby under lit lamps"],
        ["오후 네 시의 등", "Lamps at four in the afternoon"],
      ),
      shown(
        "tea-set",
        ["청자 다관과 찻잔 두 개", "A celadon teapot and two cups"],
        ["차는 스무 가지입니다", "There are twenty teas"],
      ),
    ],
    special: true,
    name: { ko: "등 켜는 시간의 차", en: "Tea as the lamps come on" },
    description: {
      ko: "세 단 가운데 맨 아래부터. 스콘은 주문하고 굽습니다.",
      en: "Begin with the lowest tier. The scones go in when you sit down.",
    },
    contents: {
      ko: `<p>맨 아래 단은 오이와 새우, 가운데는 잣 스콘, 위는 밤과 유자로 만든 한입 과자입니다.</p>${hours(["첫 자리", "14:00–15:45"], ["두 번째 자리", "16:00–17:45"])}<p>차는 스무 가지 가운데 두 번 고르실 수 있습니다.</p>`,
      en: `<p>Below, cucumber and prawn. In the middle, pine nut scones. On top, small things of chestnut and yuja.</p>${hours(["First sitting", "14:00–15:45"], ["Second sitting", "16:00–17:45"])}<p>There are twenty teas, and you may choose twice.</p>`,
    },
    minPax: 2,
    maxPax: 4,
    menus: [
      menu(
        130101,
        110000,
        ["오후의 차 (2인)", "Afternoon tea for two"],
        ["3단 트레이와 차 네 잔", "Three tiers, four teas"],
        { maxQuantity: 2 },
      ),
      menu(
        130102,
        150000,
        ["샴페인을 곁들여 (2인)", "For two, with champagne"],
        ["첫 잔 두 개를 더합니다", "Adds two first glasses"],
        { maxQuantity: 2 },
      ),
    ],
    refundRules: refunds.hours,
    notices: notices(
      ["한 자리는 1시간 45분입니다.", "우유와 달걀, 견과가 들어갑니다."],
      ["A sitting is an hour and three quarters.", "Contains milk, egg and nuts."],
    ),
  }),
  promotion(13, {
    id: 1302,
    sittings: ["afternoon"],
    picture: "bingsu",
    name: { ko: "겨울에 먹는 빙수", en: "Bingsu in winter" },
    description: {
      ko: "우유 얼음에 직접 쑨 팥, 구운 찹쌀떡.",
      en: "Shaved milk ice, red beans we cook ourselves, toasted rice cake.",
    },
    contents: {
      ko: plain(
        "팥은 설탕보다 소금으로 맛을 냅니다. 반쯤 드셨을 때 남은 팥을 부어 드세요.",
        "놋그릇이라 차갑습니다. 무릎 담요를 함께 드립니다.",
      ),
      en: plain(
        "The beans are seasoned with salt more than with sugar. Pour the rest over when you are half way.",
        "The bowl is brass and cold; a blanket comes with it.",
      ),
    },
    minPax: 1,
    maxPax: 6,
    free: true,
    menus: [
      menu(
        130201,
        38000,
        ["놋그릇 팥빙수", "Red bean bingsu"],
        ["두 분이 나누기 좋습니다", "Enough for two"],
      ),
      menu(
        130202,
        46000,
        ["딸기 빙수", "Strawberry bingsu"],
        ["논산 설향", "Seolhyang strawberries from Nonsan"],
      ),
    ],
    refundRules: refunds.none,
    notices: notices(["13:00부터 20:00까지."], ["From 13:00 to 20:00."]),
  }),
  promotion(13, {
    id: 1303,
    menuPerPerson: false,
    sittings: ["lounge"],
    picture: "christmas-cake",
    more: ["outlet-lantern"],
    name: { ko: "딸기 크리스마스 케이크", en: "Strawberry Christmas cake" },
    description: {
      ko: "12월 20일부터 25일까지, 아침에 만들어 저녁에 건네는 케이크.",
      en: "From 20 to 25 December: made in the morning, handed over in the evening.",
    },
    contents: {
      ko: office(
        "제누아즈 세 장, 크림 네 켜, 딸기 마흔여덟 알.",
        "<b>찾으시는 시각</b>을 예약 시간으로 골라 주세요. 라운지 안쪽 냉장고에서 바로 꺼내 드립니다.",
      ),
      en: office(
        "Three sheets of genoise, four layers of cream, forty-eight strawberries.",
        "Choose the hour you will <b>collect it</b> as your reservation time. It comes straight from the cold room behind the lounge.",
      ),
    },
    minPax: 1,
    maxPax: 2,
    dates: ["12-20", "12-25"],
    autoCancelMinutes: 15,
    menus: [
      menu(130301, 98000, ["2호, 18cm", "18 cm"], ["네 분에서 여섯 분", "Serves four to six"], {
        maxQuantity: 3,
        maxPerPerson: 3,
      }),
      menu(130302, 72000, ["1호, 15cm", "15 cm"], ["두 분에서 네 분", "Serves two to four"], {
        maxQuantity: 3,
        maxPerPerson: 3,
      }),
      menu(130303, 130000, ["3호, 21cm", "21 cm"], ["여덟 분", "Serves eight"], {
        maxQuantity: 2,
        soldOut: true,
      }),
    ],
    refundRules: refunds.feast,
    notices: notices(
      ["보냉 가방을 함께 드립니다.", "당일 21:00까지 찾아 주세요."],
      ["Comes in a cool bag.", "Please collect by 21:00 that day."],
    ),
  }),
  promotion(13, {
    id: 1304,
    sittings: ["lounge"],
    picture: "tea-set",
    name: { ko: "다식과 차 한 주전자", en: "A pot of tea and dasik" },
    description: {
      ko: "하동 세작 한 주전자, 틀에 찍은 다식 다섯 알.",
      en: "A pot of Hadong green tea and five pressed sweets.",
    },
    contents: {
      ko: "<p>첫 물은 70도, 30초. 두 번째부터는 조금씩 뜨겁게, 조금씩 오래 우립니다. 모래시계를 함께 드립니다.</p><p>다식은 송화, 흑임자, 오미자, 콩, 쌀입니다.</p>",
      en: "<p>The first water is at seventy degrees for thirty seconds; each one after is a little hotter and a little longer. An hourglass comes with the pot.</p><p>The sweets are pine pollen, black sesame, omija, soybean and rice.</p>",
    },
    minPax: 1,
    maxPax: 4,
    menus: [
      menu(130401, 28000, ["세작과 다식", "Green tea and dasik"], ["한 분", "For one"]),
      menu(130402, 32000, ["황차와 다식", "Yellow tea and dasik"], ["한 분", "For one"]),
    ],
    refundRules: refunds.day,
    notices: notices(["창가 자리는 요청란에 적어 주세요."], ["Ask for the window in your requests."]),
  }),
];
