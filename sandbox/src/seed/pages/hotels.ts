import { hotelPage } from "./hotel-page.ts";

/** The pages of the three hotels, each reached by its resource and by its key. */
export const hotelPages = [
  hotelPage({
    id: 2,
    resourceId: 10,
    columns: 2,
    key: "seoul",
    day: "seoul-day",
    night: "seoul-night",
    name: { ko: "여울 서울", en: "Yeoul Seoul" },
    line: { ko: "북악 아래 열여덟 층", en: "Eighteen floors below Mount Bugak" },
    text: {
      ko: [
        "화덕과 온실, 등잔 켠 로비, 둥근 상. 네&nbsp;곳의 식탁이 한 건물에서 서로 다른 시간을 삽니다.",
        "아침에는 온실이 가장 먼저 밝아지고, 저녁에는 엠버 그릴의 불이 가장 늦게 꺼집니다. 네&nbsp;곳을 모두 돌아보는 데 하루면 됩니다.",
      ],
      en: [
        "A hearth, a glasshouse, a lamplit lobby and a room of round tables: four places in one building, each keeping its own hours.",
        "Onsil is first to catch the light; the fire at Ember Grill is last to go out. One day is enough to see all four.",
      ],
    },
    facts: {
      ko: [
        ["주소", "서울특별시 종로구 여울로 18"],
        ["전화", "02-0000-1200"],
        ["지하철", "경복궁역 걸어서 8분"],
        ["주차", "식사하시면 세&nbsp;시간"],
      ],
      en: [
        ["Address", "18 Yeoul&#8209;ro, Jongno&#8209;gu, Seoul"],
        ["Telephone", "02-0000-1200"],
        ["Metro", "Gyeongbokgung, 8 minutes on foot"],
        ["Parking", "Three hours when you dine"],
      ],
    },
  }),
  hotelPage({
    id: 3,
    resourceId: 20,
    columns: 3,
    key: "busan",
    day: "busan-day",
    night: "busan-night",
    name: { ko: "여울 부산", en: "Yeoul Busan" },
    line: { ko: "창마다 바다가 걸린 언덕", en: "On the hill, with the sea in every window" },
    text: {
      ko: [
        "주방장들은 새벽 네&nbsp;시 반에 어시장으로 나갑니다. 저녁 메뉴는 돌아오는 차 안에서 정해집니다.",
        "아침은 1층 새벽에서, 낮은 물목의 도시락을 들고 방파제에서, 저녁은 등대가 보이는 항구 그릴에서.",
      ],
      en: [
        "The chefs leave for the market at half past four. Dinner is decided in the van on the way back.",
        "Breakfast at Daybreak downstairs, lunch from a Mulmok box on the breakwater, dinner within sight of the lighthouse.",
      ],
    },
    facts: {
      ko: [
        ["주소", "부산광역시 해운대구 물목길 27"],
        ["전화", "051-000-2200"],
        ["지하철", "해운대역 차로 6분"],
        ["주차", "식사하시면 세&nbsp;시간"],
      ],
      en: [
        ["Address", "27 Mulmok&#8209;gil, Haeundae&#8209;gu, Busan"],
        ["Telephone", "051-000-2200"],
        ["Metro", "Haeundae, 6 minutes by car"],
        ["Parking", "Three hours when you dine"],
      ],
    },
  }),
  hotelPage({
    id: 4,
    resourceId: 30,
    columns: 3,
    key: "jeju",
    day: "jeju-day",
    night: "jeju-night",
    name: { ko: "여울 제주", en: "Yeoul Jeju" },
    line: { ko: "귤밭과 바다 사이의 낮은 집", en: "A low house between the grove and the sea" },
    text: {
      ko: [
        "이층을 넘지 않는 건물입니다. 귤나무보다 높으면 달이 가려지기 때문입니다.",
        "돌담에서 낮을 먹고, 귤밭에서 해를 보내고, 달빛 바에서 밤을 맞으세요.",
      ],
      en: [
        "No part of it is higher than two floors: any more and it would hide the moon from the trees.",
        "Lunch inside the stone wall, sunset in the grove, the night at Bar Moonlight.",
      ],
    },
    facts: {
      ko: [
        ["주소", "제주특별자치도 서귀포시 달빛로 42"],
        ["전화", "064-000-3200"],
        ["공항", "차로 50분"],
        ["주차", "언제나 무료"],
      ],
      en: [
        ["Address", "42 Dalbit&#8209;ro, Seogwipo&#8209;si, Jeju"],
        ["Telephone", "064-000-3200"],
        ["Airport", "50 minutes by car"],
        ["Parking", "Always free"],
      ],
    },
  }),
];
