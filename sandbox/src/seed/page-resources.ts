import type { PictureName } from "#pictures/names.ts";
import type { Localized } from "#shared/language.ts";
import type { SeedResource } from "#shared/seed-types.ts";
import { media } from "./media.ts";

const page = (
  id: number,
  key: string,
  picture: PictureName,
  name: Localized,
  description: Localized,
  visible = true,
): SeedResource => ({
  id,
  parentId: 1,
  type: "page",
  key,
  visible,
  weight: 100 - id,
  content: {
    ko: { name: name.ko, description: description.ko, image: media(picture) },
    en: { name: name.en, description: description.en, image: media(picture) },
  },
  seo: {
    ko: { title: name.ko, thumb: media(picture) },
    en: { title: name.en, thumb: media(picture) },
  },
});

/** Pages that are resources in the tree; the last one is hidden, as not yet published. */
export const pageResources: SeedResource[] = [
  page(
    41,
    "winter",
    "winter",
    { ko: "여울의 겨울", en: "Winter at Yeoul" },
    { ko: "12월부터 2월까지의 식탁", en: "The tables of December to February" },
  ),
  page(
    42,
    "private-dining",
    "private-dining",
    { ko: "별실", en: "Private dining" },
    { ko: "여섯 명부터 마흔 명까지", en: "For six guests, or forty" },
  ),
  page(
    43,
    "membership",
    "membership",
    { ko: "멤버십", en: "Membership" },
    { ko: "연결하면 열리는 것들", en: "What linking your account opens" },
  ),
  page(
    44,
    "spring-preview",
    "spa-lounge",
    { ko: "봄 미리보기", en: "Spring, in preparation" },
    { ko: "준비 중인 페이지입니다.", en: "Not open yet." },
    false,
  ),
];
