import type { PictureName } from "#pictures/names.ts";
import type { LanguageCode, Localized } from "#shared/language.ts";
import { pictureIn } from "#shared/picture-in.ts";
import type { SeedHours, SeedPicture, SeedResource } from "#shared/seed-types.ts";
import { media, shown } from "./media.ts";

type Outlet = {
  id: number;
  hotelId: number;
  key: string;
  weight: number;
  picture: PictureName;
  name: Localized;
  description: Localized;
  caption: Localized;
  /** Pictures for `images`, in addition to `picture`, with alternative texts and captions. */
  shows?: SeedPicture[];
  cuisine: string;
  address: Localized;
  phone: string;
  at: [latitude: number, longitude: number];
  hours: SeedHours[];
};

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const BUT_MONDAY = EVERY_DAY.filter((day) => day !== 1);
const BUT_SUNDAY = EVERY_DAY.filter((day) => day !== 0);

const open = (opens: string, closes: string, days = EVERY_DAY): SeedHours => ({ days, opens, closes });

const imagesIn = ({ shows }: Outlet, language: LanguageCode) =>
  shows === undefined ? {} : { images: shows.map((picture) => pictureIn(picture, language)) };

const outlet = (given: Outlet): SeedResource => ({
  id: given.id,
  parentId: given.hotelId,
  type: "outlet",
  key: given.key,
  visible: true,
  weight: given.weight,
  content: {
    ko: {
      name: given.name.ko,
      description: given.description.ko,
      image: media(given.picture),
      caption: given.caption.ko,
      ...imagesIn(given, "ko"),
      address: given.address.ko,
      arrival: {
        // The place within the hotel is the last part of a Korean address and the first of an English one.
        floor: given.address.ko.split(", ").at(-1) ?? "",
        parking: "식사하시면 세 시간 무료입니다.",
        late: "늦으시면 전화해 주세요. 20분이 지나면 자리를 유지하지 못할 수 있습니다.",
      },
    },
    en: {
      name: given.name.en,
      description: given.description.en,
      image: media(given.picture),
      caption: given.caption.en,
      ...imagesIn(given, "en"),
      address: given.address.en,
      arrival: {
        floor: given.address.en.split(", ").at(0) ?? "",
        parking: "Free for three hours when you dine.",
        late: "Please call if you are late. After 20 minutes we may not be able to keep your table.",
      },
    },
    address: given.address.ko,
    phone: given.phone,
    latitude: given.at[0],
    longitude: given.at[1],
    cuisine: given.cuisine,
    hours: given.hours,
  },
  seo: {
    ko: { title: given.name.ko, thumb: media(given.picture) },
    en: { title: given.name.en, thumb: media(given.picture) },
  },
});

const seoul: [number, number] = [37.5759, 126.9768];
const busan: [number, number] = [35.1587, 129.1722];
const jeju: [number, number] = [33.2476, 126.4123];

/** The ten outlets: four in Seoul, three in Busan, three in Jeju. */
export const outlets: SeedResource[] = [
  outlet({
    id: 11,
    hotelId: 10,
    key: "ember-grill",
    weight: 100,
    picture: "outlet-ember",
    name: { ko: "엠버 그릴", en: "Ember Grill" },
    description: {
      ko: "참나무 잉걸불과 긴 카운터 하나. 한 번에 한 가지씩, 익는 순서대로 내는 그릴입니다.",
      en: "Oak embers, one long counter, and a kitchen that cooks one thing at a time.",
    },
    caption: { ko: "저녁의 화덕", en: "The hearth in the evening" },
    cuisine: "grill",
    address: {
      ko: "서울특별시 종로구 여울로 18, 여울 서울 2층",
      en: "Yeoul Seoul 2F, 18 Yeoul-ro, Jongno-gu, Seoul",
    },
    hours: [open("11:30", "14:30"), open("17:30", "22:00")],
    phone: "02-0000-1201",
    at: seoul,
  }),
  outlet({
    id: 12,
    hotelId: 10,
    key: "onsil",
    weight: 90,
    picture: "outlet-onsil",
    name: { ko: "온실", en: "Onsil" },
    description: {
      ko: "유리 지붕 아래 차리는 한식 반상. 찬은 그날 아침 들어온 채소를 보고 정합니다.",
      en: "A Korean table under a glass roof; the side dishes follow what the garden sent that morning.",
    },
    caption: { ko: "눈 오는 날의 온실", en: "The glasshouse on a snowy day" },
    cuisine: "korean",
    address: {
      ko: "서울특별시 종로구 여울로 18, 여울 서울 1층 안뜰",
      en: "Courtyard, Yeoul Seoul, 18 Yeoul-ro, Jongno-gu, Seoul",
    },
    hours: [open("08:00", "14:30"), open("17:30", "21:30", BUT_MONDAY)],
    phone: "02-0000-1202",
    at: seoul,
  }),
  outlet({
    id: 13,
    hotelId: 10,
    key: "lantern-lounge",
    weight: 80,
    picture: "outlet-lantern",
    name: { ko: "등잔 라운지", en: "Lantern Lounge" },
    description: {
      ko: "로비 한쪽, 해가 기울면 등을 하나씩 켜는 라운지. 차와 케이크, 겨울 빙수를 냅니다.",
      en: "A corner of the lobby where the lamps come on one by one. Tea, cakes and a winter bingsu.",
    },
    caption: { ko: "오후 네 시의 등", en: "Lamps at four in the afternoon" },
    cuisine: "lounge",
    address: {
      ko: "서울특별시 종로구 여울로 18, 여울 서울 1층",
      en: "Yeoul Seoul 1F, 18 Yeoul-ro, Jongno-gu, Seoul",
    },
    hours: [open("10:00", "21:00")],
    phone: "02-0000-1203",
    at: seoul,
  }),
  outlet({
    id: 14,
    hotelId: 10,
    key: "hwayang",
    weight: 70,
    picture: "outlet-hwayang",
    name: { ko: "화양", en: "Hwayang" },
    description: {
      ko: "찜기에서 바로 내는 딤섬과 장작 화덕에 구운 오리. 둥근 상에 둘러앉는 중식당입니다.",
      en: "Dim sum from the steamer, duck from a wood oven, and round tables made for passing plates.",
    },
    caption: { ko: "둥근 창과 둥근 상", en: "A round window, a round table" },
    cuisine: "chinese",
    address: {
      ko: "서울특별시 종로구 여울로 18, 여울 서울 3층",
      en: "Yeoul Seoul 3F, 18 Yeoul-ro, Jongno-gu, Seoul",
    },
    hours: [open("11:30", "21:30")],
    phone: "02-0000-1204",
    at: seoul,
  }),
  outlet({
    id: 21,
    hotelId: 20,
    key: "harbour-grill",
    weight: 100,
    picture: "outlet-harbour",
    name: { ko: "항구 그릴", en: "Harbour Grill" },
    description: {
      ko: "새벽에 들어온 생선을 저녁에 굽습니다. 메뉴판은 그날의 경매가 끝나야 정해집니다.",
      en: "What the boats land at dawn is grilled at dusk. The menu is written after the auction.",
    },
    caption: { ko: "창밖의 등대", en: "The lighthouse from table nine" },
    cuisine: "seafood",
    address: {
      ko: "부산광역시 해운대구 물목길 27, 여울 부산 5층",
      en: "Yeoul Busan 5F, 27 Mulmok-gil, Haeundae-gu, Busan",
    },
    hours: [open("17:00", "22:00", BUT_SUNDAY)],
    phone: "051-000-2201",
    at: busan,
  }),
  outlet({
    id: 22,
    hotelId: 20,
    key: "mulmok",
    weight: 90,
    picture: "outlet-mulmok",
    name: { ko: "물목", en: "Mulmok" },
    description: {
      ko: "편백 카운터 열 석. 숙성한 생선과 초밥, 그리고 맞춰 고른 청주를 냅니다.",
      en: "Ten seats at a cypress counter: aged fish, sushi, and the sake chosen to go with them.",
    },
    caption: { ko: "편백 카운터", en: "The cypress counter" },
    cuisine: "japanese",
    address: {
      ko: "부산광역시 해운대구 물목길 27, 여울 부산 4층",
      en: "Yeoul Busan 4F, 27 Mulmok-gil, Haeundae-gu, Busan",
    },
    hours: [open("11:00", "14:00", BUT_MONDAY), open("18:00", "22:30", BUT_MONDAY)],
    phone: "051-000-2202",
    at: busan,
  }),
  outlet({
    id: 23,
    hotelId: 20,
    key: "daybreak",
    weight: 80,
    picture: "outlet-daybreak",
    name: { ko: "새벽", en: "Daybreak" },
    description: {
      ko: "여섯 시에 오븐을 열고 세 시에 문을 닫는 베이커리 겸 아침 식당입니다.",
      en: "A bakery and breakfast room that opens its oven at six and its last bottle of milk at three.",
    },
    caption: { ko: "해 뜨는 쪽 창가", en: "The window that faces sunrise" },
    shows: [
      shown(
        "outlet-daybreak",
        ["해가 막 떠오르는 바다를 향한 창가 자리", "Window seats facing the sea as the sun comes up"],
        ["여섯 시의 창가", "The window at six"],
      ),
      shown("breakfast-room", [
        "흰 식탁보를 씌운 식탁이 놓인 아침 식당",
        "The breakfast room, its tables laid in white",
      ]),
      shown(
        "bread",
        ["오븐에서 막 나온 둥근 빵과 바게트", "Round loaves and baguettes, just out of the oven"],
        ["첫 빵은 여섯 시 십 분에 나옵니다", "The first loaves are out at ten past six"],
      ),
      shown("croissant", ["버터와 잼을 곁들인 크루아상", "Croissants with butter and jam"]),
    ],
    cuisine: "bakery",
    address: {
      ko: "부산광역시 해운대구 물목길 27, 여울 부산 1층",
      en: "Yeoul Busan 1F, 27 Mulmok-gil, Haeundae-gu, Busan",
    },
    hours: [open("06:00", "11:00", [2, 3, 4, 5]), open("06:00", "14:30", [0, 6])],
    phone: "051-000-2203",
    at: busan,
  }),
  outlet({
    id: 31,
    hotelId: 30,
    key: "bar-moonlight",
    weight: 100,
    picture: "outlet-moonlight",
    name: { ko: "달빛 바", en: "Bar Moonlight" },
    description: {
      ko: "바다 위에 뜬 달을 정면으로 보는 바. 조명은 그보다 어둡게 둡니다.",
      en: "A bar that faces the moon over the sea, and keeps its own lamps dimmer.",
    },
    caption: { ko: "보름의 바", en: "The bar at full moon" },
    cuisine: "bar",
    address: {
      ko: "제주특별자치도 서귀포시 달빛로 42, 여울 제주 2층",
      en: "Yeoul Jeju 2F, 42 Dalbit-ro, Seogwipo-si, Jeju",
    },
    hours: [open("17:00", "01:00")],
    phone: "064-000-3201",
    at: jeju,
  }),
  outlet({
    id: 32,
    hotelId: 30,
    key: "doldam",
    weight: 90,
    picture: "outlet-doldam",
    name: { ko: "돌담", en: "Doldam" },
    description: {
      ko: "현무암 담장 안의 제주 밥집. 흑돼지와 전복, 물질로 건진 것을 냅니다.",
      en: "Jeju cooking inside a basalt wall: black pork, abalone, and what the divers bring up.",
    },
    caption: { ko: "돌담 너머 오름", en: "A crater beyond the wall" },
    cuisine: "korean",
    address: {
      ko: "제주특별자치도 서귀포시 달빛로 42, 여울 제주 별채",
      en: "Annexe, Yeoul Jeju, 42 Dalbit-ro, Seogwipo-si, Jeju",
    },
    hours: [open("11:30", "14:30"), open("17:00", "21:30")],
    phone: "064-000-3202",
    at: jeju,
  }),
  outlet({
    id: 33,
    hotelId: 30,
    key: "grove-table",
    weight: 80,
    picture: "outlet-grove",
    name: { ko: "귤밭 식탁", en: "The Grove Table" },
    description: {
      ko: "귤나무 사이에 놓인 긴 식탁. 제주 밀로 뽑은 파스타와 화덕 피자, 귤로 맺는 디저트.",
      en: "A long table among tangerine trees: pasta of Jeju wheat, pizza from the oven, citrus to finish.",
    },
    caption: { ko: "십일월의 귤밭", en: "The grove in November" },
    cuisine: "italian",
    address: {
      ko: "제주특별자치도 서귀포시 달빛로 42, 여울 제주 귤밭",
      en: "Tangerine grove, Yeoul Jeju, 42 Dalbit-ro, Seogwipo-si, Jeju",
    },
    hours: [open("12:00", "16:00"), open("18:30", "22:00", [5])],
    phone: "064-000-3203",
    at: jeju,
  }),
];
