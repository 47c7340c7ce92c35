import { outletPage } from "./outlet-page.ts";

/** Pages of nine of the ten outlets. Daybreak (23) has none: the web renders its default page for it. */
export const outletPages = [
  outletPage({
    id: 11,
    resourceId: 11,
    key: "ember-grill",
    picture: "outlet-ember",
    where: { ko: "여울 서울 2층", en: "YEOUL SEOUL, 2F" },
    name: { ko: "엠버 그릴", en: "Ember Grill" },
    lead: {
      ko: "참나무 잉걸불과 긴 카운터 하나. 한&nbsp;번에 한&nbsp;가지씩 굽습니다.",
      en: "Oak embers, one long counter, and a kitchen that cooks one thing at a time.",
    },
    quote: {
      ko: "불은 오후 두&nbsp;시에 붙이고, 서두르지 않습니다.",
      en: "The fire is lit at two, and is not hurried.",
    },
    hours: {
      ko: [
        ["점심", "11:30–14:30"],
        ["저녁", "17:30–22:00"],
        ["쉬는 날", "없음"],
      ],
      en: [
        ["Lunch", "11:30–14:30"],
        ["Dinner", "17:30–22:00"],
        ["Closed", "Never"],
      ],
    },
  }),
  outletPage({
    id: 12,
    resourceId: 12,
    key: "onsil",
    picture: "outlet-onsil",
    where: { ko: "여울 서울 1층 안뜰", en: "YEOUL SEOUL, COURTYARD" },
    name: { ko: "온실", en: "Onsil" },
    lead: { ko: "유리 지붕 아래 차리는 한식 반상.", en: "A Korean table under a glass roof." },
    quote: {
      ko: "찬은 그날 아침의 채소가 정합니다.",
      en: "The side dishes are chosen by that morning’s vegetables.",
    },
    hours: {
      ko: [
        ["점심", "11:30–14:30"],
        ["저녁", "17:30–21:30"],
        ["쉬는 날", "월요일 저녁"],
      ],
      en: [
        ["Lunch", "11:30–14:30"],
        ["Dinner", "17:30–21:30"],
        ["Closed", "Monday evenings"],
      ],
    },
  }),
  outletPage({
    id: 13,
    resourceId: 13,
    key: "lantern-lounge",
    picture: "outlet-lantern",
    where: { ko: "여울 서울 1층", en: "YEOUL SEOUL, 1F" },
    name: { ko: "등잔 라운지", en: "Lantern Lounge" },
    lead: { ko: "해가 기울면 등을 하나씩 켭니다.", en: "As the light goes, the lamps come on one by one." },
    quote: {
      ko: "네&nbsp;시에 마흔두&nbsp;개의 등을 켜는 데 십오&nbsp;분이 걸립니다.",
      en: "At four it takes fifteen minutes to light all forty-two.",
    },
    hours: {
      ko: [
        ["매일", "10:00–21:00"],
        ["차", "14:00, 16:00"],
      ],
      en: [
        ["Every day", "10:00–21:00"],
        ["Tea", "14:00 and 16:00"],
      ],
    },
  }),
  outletPage({
    id: 14,
    resourceId: 14,
    key: "hwayang",
    picture: "outlet-hwayang",
    where: { ko: "여울 서울 3층", en: "YEOUL SEOUL, 3F" },
    name: { ko: "화양", en: "Hwayang" },
    lead: { ko: "찜기와 장작 화덕, 그리고 둥근 상.", en: "Steamers, a wood oven, and round tables." },
    quote: { ko: "둥근 상에는 상석이 없습니다.", en: "A round table has no head." },
    hours: {
      ko: [
        ["점심", "11:30–15:00"],
        ["저녁", "17:30–21:30"],
      ],
      en: [
        ["Lunch", "11:30–15:00"],
        ["Dinner", "17:30–21:30"],
      ],
    },
  }),
  outletPage({
    id: 21,
    resourceId: 21,
    key: "harbour-grill",
    picture: "outlet-harbour",
    where: { ko: "여울 부산 5층", en: "YEOUL BUSAN, 5F" },
    name: { ko: "항구 그릴", en: "Harbour Grill" },
    lead: {
      ko: "새벽에 들어온 생선을 저녁에 굽습니다.",
      en: "What the boats land at dawn is grilled at dusk.",
    },
    quote: { ko: "메뉴판은 경매가 끝나야 씁니다.", en: "The menu is written after the auction." },
    hours: {
      ko: [
        ["저녁", "17:30–22:00"],
        ["쉬는 날", "일요일"],
      ],
      en: [
        ["Dinner", "17:30–22:00"],
        ["Closed", "Sundays"],
      ],
    },
  }),
  outletPage({
    id: 22,
    resourceId: 22,
    key: "mulmok",
    picture: "outlet-mulmok",
    where: { ko: "여울 부산 4층", en: "YEOUL BUSAN, 4F" },
    name: { ko: "물목", en: "Mulmok" },
    lead: { ko: "편백 카운터 열&nbsp;석.", en: "Ten seats at a cypress counter." },
    quote: { ko: "생선마다 가장 좋은 날이 있습니다.", en: "Every fish has its best day." },
    hours: {
      ko: [
        ["점심", "12:00–14:00"],
        ["저녁", "18:00, 20:30"],
      ],
      en: [
        ["Lunch", "12:00–14:00"],
        ["Dinner", "18:00 and 20:30"],
      ],
    },
  }),
  outletPage({
    id: 31,
    resourceId: 31,
    key: "bar-moonlight",
    picture: "outlet-moonlight",
    where: { ko: "여울 제주 2층", en: "YEOUL JEJU, 2F" },
    name: { ko: "달빛 바", en: "Bar Moonlight" },
    lead: { ko: "바다 위에 뜬 달을 정면으로 보는 바.", en: "A bar that faces the moon over the sea." },
    quote: { ko: "조명은 달보다 어둡게 둡니다.", en: "Our lamps are kept dimmer than the moon." },
    hours: { ko: [["매일", "18:00–01:00"]], en: [["Every day", "18:00–01:00"]] },
  }),
  outletPage({
    id: 32,
    resourceId: 32,
    key: "doldam",
    picture: "outlet-doldam",
    where: { ko: "여울 제주 별채", en: "YEOUL JEJU, ANNEXE" },
    name: { ko: "돌담", en: "Doldam" },
    lead: { ko: "현무암 담장 안의 제주 밥집.", en: "Jeju cooking inside a basalt wall." },
    quote: { ko: "바람이 잦아드는 자리에 상을 놓았습니다.", en: "We set the tables where the wind drops." },
    hours: {
      ko: [
        ["점심", "11:30–14:30"],
        ["저녁", "17:00–21:30"],
      ],
      en: [
        ["Lunch", "11:30–14:30"],
        ["Dinner", "17:00–21:30"],
      ],
    },
  }),
  outletPage({
    id: 33,
    resourceId: 33,
    key: "grove-table",
    picture: "outlet-grove",
    where: { ko: "여울 제주 귤밭", en: "YEOUL JEJU, THE GROVE" },
    name: { ko: "귤밭 식탁", en: "The Grove Table" },
    lead: { ko: "귤나무 사이에 놓인 긴 식탁.", en: "A long table among tangerine trees." },
    quote: { ko: "디저트는 머리 위에서 익고 있습니다.", en: "Dessert is ripening overhead." },
    hours: {
      ko: [
        ["점심", "12:00–15:00"],
        ["금요일 저녁", "18:30"],
      ],
      en: [
        ["Lunch", "12:00–15:00"],
        ["Friday dinner", "18:30"],
      ],
    },
  }),
];
