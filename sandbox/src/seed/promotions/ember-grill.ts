import type { SeedPromotion } from "#shared/seed-types.ts";
import { shown } from "../media.ts";
import { menu, notices, promotion, refunds } from "./promotion.ts";

/** Promotions of Ember Grill, Seoul: oak fire and a counter. */
export const emberGrill: SeedPromotion[] = [
  promotion(11, {
    id: 1101,
    menuPerPerson: true,
    sittings: ["counter"],
    picture: "ember-five",
    shows: [
      shown(
        "ember-five",
        [
          "접시 위에 부채처럼 펼친 채끝과 구운 토마토",
          "Sliced striploin fanned out on a plate with roasted tomatoes",
        ],
        ["다섯 번째 접시, 한우 채끝", "The fifth plate: Hanwoo striploin"],
      ),
      shown(
        "outlet-ember",
        ["잉걸불이 타는 화덕 앞의 긴 카운터", "A long counter before the glowing hearth"],
        ["카운터 열네 자리", "Fourteen seats at the counter"],
      ),
      shown("hanwoo-board", [
        "나무 도마에 줄지어 놓인 한우와 소금 세 가지",
        "Hanwoo on a board, with three salts",
      ]),
    ],
    name: { ko: "불이 굽는 다섯 접시", en: "Five plates from the fire" },
    description: {
      ko: "참나무 잉걸불 앞 긴 카운터에서, 익는 순서대로 다섯 접시.",
      en: "Oak embers, one long counter, and five plates in the order they are ready.",
    },
    contents: {
      ko: `<p>불은 오후 두 시에 붙입니다. 참나무가 숯이 되고 숯이 재를 입을 때쯤 첫 손님이 앉습니다. 대파를 통째로 묻어 굽는 첫 접시부터 한우 채끝까지, 다섯 접시 모두 같은 불에서 나옵니다.</p>
<table width="100%" cellpadding="0" cellspacing="0"><tbody><tr><td>1부</td><td>17:30–19:30</td></tr><tr><td>2부</td><td>20:00–22:00</td></tr></tbody></table>
<p>카운터는 열네 자리입니다. 굽는 손이 보이는 쪽부터 채워 드립니다.</p>`,
      en: `<p>The fire is lit at two. By the time the oak has turned to charcoal and the charcoal has put on its ash, the first guests are sitting down. From the leek buried whole in the embers to the Hanwoo striploin, all five plates leave the same fire.</p>
<table width="100%" cellpadding="0" cellspacing="0"><tbody><tr><td>First sitting</td><td>17:30–19:30</td></tr><tr><td>Second sitting</td><td>20:00–22:00</td></tr></tbody></table>
<p>The counter has fourteen seats. We fill them from the end where you can see the hands.</p>`,
    },
    days: [0, 100],
    minPax: 1,
    maxPax: 6,
    menus: [
      menu(
        110101,
        90000,
        ["다섯 접시 코스", "Course of five"],
        ["카운터석, 두 시간 남짓", "Counter seats, about two hours"],
      ),
      menu(
        110102,
        140000,
        ["다섯 접시와 와인 세 잔", "Course of five with three wines"],
        ["소믈리에가 그날 연 병에서 고릅니다", "Chosen from what the sommelier opened that day"],
        { maxPerPerson: 1 },
      ),
      menu(
        110103,
        45000,
        ["어린이 세 접시", "Three plates for children"],
        ["만 3~12세", "Ages three to twelve"],
        {
          maxQuantity: 4,
          forChild: true,
        },
      ),
    ],
    refundRules: refunds.dinner,
    notices: notices(
      [
        "금액은 봉사료와 세금을 포함합니다.",
        "예약 시각에서 20분이 지나면 코스를 줄여 드릴 수 있습니다.",
        "카운터는 높은 의자입니다. 낮은 자리가 필요하시면 요청란에 적어 주세요.",
      ],
      [
        "Prices include service and tax.",
        "Twenty minutes after the hour we may have to shorten the course.",
        "The counter has high chairs. If you need a low seat, write it in your requests.",
      ],
    ),
    special: true,
  }),
  promotion(11, {
    id: 1102,
    menuPerPerson: false,
    sittings: ["dinner"],
    picture: "hanwoo-board",
    more: ["ember-five"],
    name: { ko: "한우 채끝, 둘이서", en: "Hanwoo striploin for two" },
    description: {
      ko: "28일 말린 1++ 채끝 600g을 나무 도마째 내고, 소금 세 가지를 곁들입니다.",
      en: "Six hundred grams aged twenty-eight days, carved on its board, with three salts.",
    },
    contents: {
      ko: `<p><strong>횡성에서 온 채끝을 스물여덟 날 말립니다.</strong> 겉을 깎아 내고 남은 가운데만 굽기 때문에 하루에 여덟 판이 전부입니다.</p>
<ul><li>신안 토판염<li>훈연 소금<li>된장 소금</ul>
<p>굽기는 여쭙지 않고 미디엄 레어로 시작합니다. 더 익히고 싶은 조각은 화로에 올려 드립니다.</p>`,
      en: `<p><strong>The striploin comes from Hoengseong and hangs for twenty-eight days.</strong> We trim the outside and grill only the heart of it, so there are eight boards a day and no more.</p>
<ul><li>Clay-pan salt from Sinan<li>Smoked salt<li>Salt dried with doenjang</ul>
<p>We begin at medium rare without asking. Any slice you would like further done goes back over the coals.</p>`,
    },
    minPax: 2,
    maxPax: 4,
    menus: [
      menu(
        110201,
        240000,
        ["채끝 600g", "Striploin, 600 g"],
        ["구운 채소와 감자, 샐러드 포함", "With grilled vegetables, potatoes and a salad"],
        { minQuantity: 1, maxQuantity: 2 },
      ),
      menu(110202, 68000, ["레드 와인 한 병", "A bottle of red"], ["남쪽 론, 2020", "Southern Rhône, 2020"], {
        maxQuantity: 3,
        kind: "extra",
      }),
      menu(110203, 22000, ["구운 골수", "Roasted marrow"], ["파슬리와 케이퍼", "Parsley and capers"], {
        maxQuantity: 2,
        soldOut: true,
        kind: "extra",
      }),
    ],
    refundRules: refunds.hours,
    notices: notices(
      ["하루 여덟 판 한정입니다.", "두 분에 한 판을 권합니다."],
      ["Eight boards a day.", "We suggest one board for two."],
    ),
  }),
  promotion(11, {
    id: 1103,
    sittings: ["lunch"],
    picture: "galbi",
    more: ["outlet-ember"],
    name: { ko: "숯불 갈비 점심", en: "Charcoal galbi at lunch" },
    description: {
      ko: "배와 간장에 하루 재운 갈비를 석쇠에 올립니다. 솥밥과 된장찌개가 함께 나옵니다.",
      en: "Short rib, a day in pear and soy, on the grate. With pot rice and a doenjang stew.",
    },
    contents: {
      ko: `<P>점심에는 불을 낮춥니다. 갈비는 약한 숯에서 천천히, 양념이 타지 않고 윤이 날 때까지 굽습니다.
<P>솥밥은 주문을 받고 안칩니다. 스무 분쯤 걸리니 그사이 냉이 무침과 백김치를 드세요.
<TABLE><TR><TD>월–금</TD><TD>11:30–14:30</TD></TR><TR><TD>토·일</TD><TD>11:30–15:00</TD></TR></TABLE>`,
      en: `<P>At lunch the fire is kept low. The rib cooks slowly until the marinade shines, and is taken off before it burns.
<P>The rice is started when you order. It takes about twenty minutes; until then there is shepherd’s purse and white kimchi.
<TABLE><TR><TD>Monday to Friday</TD><TD>11:30–14:30</TD></TR><TR><TD>Weekends</TD><TD>11:30–15:00</TD></TR></TABLE>`,
    },
    minPax: 1,
    maxPax: 8,
    menus: [
      menu(
        110301,
        58000,
        ["갈비 정식", "Galbi set"],
        ["갈비 250g, 솥밥, 찌개, 찬 다섯", "250 g, pot rice, stew, five sides"],
      ),
      menu(
        110302,
        42000,
        ["양념 목살 정식", "Marinated pork neck set"],
        ["목살 250g, 솥밥, 찌개. 평일에만", "250 g, pot rice, stew; weekdays only"],
        { weekdays: [1, 2, 3, 4, 5] },
      ),
      menu(110303, 12000, ["냉면", "Cold noodles"], ["고기 뒤에 반 그릇", "Half a bowl, after the meat"], {
        kind: "extra",
      }),
    ],
    refundRules: refunds.day,
    notices: notices(
      ["점심에만 냅니다.", "주차는 세 시간까지 무료입니다."],
      ["At lunch only.", "Parking is free for three hours."],
    ),
  }),
  promotion(11, {
    id: 1104,
    menuPerPerson: true,
    sittings: ["eve"],
    picture: "christmas-eve",
    more: ["ember-five", "winter"],
    name: { ko: "성탄 전야, 카운터에서", en: "Christmas Eve at the counter" },
    description: {
      ko: "일 년에 한 번, 불 앞에서 여섯 시간 구운 거위를 나눕니다.",
      en: "Once a year: a goose, six hours before the fire, carved along the counter.",
    },
    contents: {
      ko: `<p class="MsoNormal" style="mso-pagination:widow-orphan">거위는 정오에 매답니다. 저녁이 되면 껍질은 종이처럼 얇아지고, 그 아래로 기름이 다 빠져 있습니다.<o:p></o:p></p>
<p class="MsoNormal">밤과 말린 자두를 채운 속, 적양배추, 팬에 고인 육즙을 곁들여 카운터 끝에서 끝까지 한 접시씩 나눕니다.<o:p></o:p></p>
<p class="MsoNormal"><b>1부 17:00, 2부 20:00</b><o:p></o:p></p>`,
      en: `<p class="MsoNormal" style="mso-pagination:widow-orphan">The goose is hung at noon. By evening the skin is thin as paper and the fat beneath it has gone.<o:p></o:p></p>
<p class="MsoNormal">It is filled with chestnuts and prunes and carved from one end of the counter to the other, with red cabbage and what has gathered in the pan.<o:p></o:p></p>
<p class="MsoNormal"><b>First sitting 17:00, second 20:00</b><o:p></o:p></p>`,
    },
    dates: ["12-24", "12-24"],
    minPax: 2,
    maxPax: 6,
    autoCancelMinutes: 20,
    menus: [
      menu(
        110401,
        195000,
        ["전야 코스", "Christmas Eve course"],
        ["거위를 포함한 여섯 접시", "Six plates, the goose among them"],
      ),
      menu(
        110402,
        270000,
        ["전야 코스와 와인", "Christmas Eve course with wine"],
        ["여섯 접시에 네 잔", "Six plates, four glasses"],
        {
          maxPerPerson: 1,
        },
      ),
    ],
    refundRules: refunds.feast,
    notices: notices(
      ["만 8세부터 앉으실 수 있습니다.", "자리는 예약하신 순서로 정합니다."],
      ["From the age of eight.", "Seats are given in the order of booking."],
    ),
    special: true,
  }),
];
