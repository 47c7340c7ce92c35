import type { SeedResource } from "#shared/seed-types.ts";
import { media } from "./media.ts";

/** The group, its three regions and the hotel in each. */
export const hotels: SeedResource[] = [
  {
    id: 1,
    parentId: null,
    type: "group",
    key: "yeoul",
    visible: true,
    weight: 0,
    content: {
      ko: {
        name: "여울 호텔",
        description: "서울, 부산, 제주. 세 호텔의 열 개 주방.",
        image: media("coast"),
        caption: "바다와 흰 호텔",
      },
      en: {
        name: "Yeoul Hotels",
        description: "Seoul, Busan, Jeju. Ten kitchens in three hotels.",
        image: media("coast"),
        caption: "The sea and a white hotel",
      },
      phone: "02-0000-1000",
    },
    seo: {
      ko: { title: "여울 호텔 다이닝", thumb: media("coast") },
      en: { title: "Dining at Yeoul Hotels", thumb: media("coast") },
    },
  },
  {
    id: 2,
    parentId: 1,
    type: "region",
    key: "seoul",
    visible: true,
    weight: 30,
    content: {
      ko: { name: "서울", description: "궁궐 지붕 너머로 산이 보이는 도심", image: media("seoul-day") },
      en: {
        name: "Seoul",
        description: "Hills behind palace roofs, in the middle of the city",
        image: media("seoul-day"),
      },
    },
    seo: {
      ko: { title: "서울", thumb: media("seoul-day") },
      en: { title: "Seoul", thumb: media("seoul-day") },
    },
  },
  {
    id: 3,
    parentId: 1,
    type: "region",
    key: "busan",
    visible: true,
    weight: 20,
    content: {
      ko: { name: "부산", description: "고깃배가 들어오는 항구와 다리의 불빛", image: media("busan-day") },
      en: {
        name: "Busan",
        description: "A working harbour, and a bridge that lights at dusk",
        image: media("busan-day"),
      },
    },
    seo: {
      ko: { title: "부산", thumb: media("busan-day") },
      en: { title: "Busan", thumb: media("busan-day") },
    },
  },
  {
    id: 4,
    parentId: 1,
    type: "region",
    key: "jeju",
    visible: true,
    weight: 10,
    content: {
      ko: { name: "제주", description: "오름과 돌담, 귤이 익는 서귀포", image: media("jeju-day") },
      en: {
        name: "Jeju",
        description: "Craters, stone walls and tangerines ripening in the south",
        image: media("jeju-day"),
      },
    },
    seo: { ko: { title: "제주", thumb: media("jeju-day") }, en: { title: "Jeju", thumb: media("jeju-day") } },
  },
  {
    id: 10,
    parentId: 2,
    type: "site",
    key: "yeoul-seoul",
    visible: true,
    weight: 30,
    content: {
      ko: {
        name: "여울 서울",
        description: "북악 아래 열여덟 층. 장작불과 온실, 등잔 켠 로비가 있는 호텔입니다.",
        image: media("seoul-day"),
        caption: "아침의 북악과 궁궐 지붕",
        address: "서울특별시 종로구 여울로 18",
      },
      en: {
        name: "Yeoul Seoul",
        description: "Eighteen floors below Mount Bugak, with an oak fire, a glasshouse and a lamplit lobby.",
        image: media("seoul-day"),
        caption: "Mount Bugak and the palace roofs in the morning",
        address: "18 Yeoul-ro, Jongno-gu, Seoul",
      },
      address: "서울특별시 종로구 여울로 18",
      phone: "02-0000-1200",
      latitude: 37.5759,
      longitude: 126.9768,
    },
    seo: {
      ko: { title: "여울 서울의 다이닝", thumb: media("seoul-day") },
      en: { title: "Dining at Yeoul Seoul", thumb: media("seoul-day") },
    },
  },
  {
    id: 20,
    parentId: 3,
    type: "site",
    key: "yeoul-busan",
    visible: true,
    weight: 20,
    content: {
      ko: {
        name: "여울 부산",
        description: "미포 언덕 위, 창마다 바다가 걸린 호텔. 주방은 새벽 어시장에서 하루를 시작합니다.",
        image: media("busan-day"),
        caption: "오후의 만과 흰 호텔",
        address: "부산광역시 해운대구 물목길 27",
      },
      en: {
        name: "Yeoul Busan",
        description:
          "On the hill at Mipo, with the sea in every window. The kitchens begin at the dawn market.",
        image: media("busan-day"),
        caption: "The bay in the afternoon",
        address: "27 Mulmok-gil, Haeundae-gu, Busan",
      },
      address: "부산광역시 해운대구 물목길 27",
      phone: "051-000-2200",
      latitude: 35.1587,
      longitude: 129.1722,
    },
    seo: {
      ko: { title: "여울 부산의 다이닝", thumb: media("busan-day") },
      en: { title: "Dining at Yeoul Busan", thumb: media("busan-day") },
    },
  },
  {
    id: 30,
    parentId: 4,
    type: "site",
    key: "yeoul-jeju",
    visible: true,
    weight: 10,
    content: {
      ko: {
        name: "여울 제주",
        description: "귤밭과 바다 사이의 낮은 호텔. 밤이면 달이 가장 밝은 조명입니다.",
        image: media("jeju-day"),
        caption: "한라산과 귤밭",
        address: "제주특별자치도 서귀포시 달빛로 42",
      },
      en: {
        name: "Yeoul Jeju",
        description:
          "A low hotel between a tangerine grove and the sea, where the moon is the brightest lamp.",
        image: media("jeju-day"),
        caption: "Hallasan above the grove",
        address: "42 Dalbit-ro, Seogwipo-si, Jeju",
      },
      address: "제주특별자치도 서귀포시 달빛로 42",
      phone: "064-000-3200",
      latitude: 33.2476,
      longitude: 126.4123,
    },
    seo: {
      ko: { title: "여울 제주의 다이닝", thumb: media("jeju-day") },
      en: { title: "Dining at Yeoul Jeju", thumb: media("jeju-day") },
    },
  },
];
