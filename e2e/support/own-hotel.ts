import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { uniqueId } from "@/e2e/support/unique";

/** Returns the same value for both languages. */
export const both = <Value>(value: Value) => ({ ko: value, en: value });
const picture = "{media}/media/coast.jpg";

export const menu = (id: number, ko: string, en: string, unitPrice: number, more: object = {}) => ({
  id,
  name: { ko, en },
  description: both("봄"),
  unitPrice,
  minQuantity: 0,
  maxQuantity: 8,
  ...more,
});

/** Creates a hotel with two outlets outside of the group's tree, so that no shared list changes. */
export async function createOwnHotel(sandbox: SandboxControl) {
  const hotel = uniqueId();
  const outlets = [uniqueId(), uniqueId()] as const;
  const put = (id: number, parentId: number | null, type: string, name: string) =>
    sandbox.putResource(id, {
      parentId,
      type,
      key: `${type}-${id}`,
      content: {
        ko: { name: `${name} ${id}` },
        en: { name: `${name} ${id}` },
        address: "서울특별시 종로구 여울로 18",
        phone: "02-0000-1234",
        latitude: 37.5759,
        longitude: 126.9768,
      },
      seo: both({ title: name, thumb: picture }),
    });
  await put(hotel, null, "site", "호텔");
  await put(outlets[0], hotel, "outlet", "식당");
  await put(outlets[1], hotel, "outlet", "주점");
  return { hotel, outlets };
}

/** Creates a promotion with a unique id and returns the id; `fields` are those of the sandbox's control. */
export async function offer(
  sandbox: SandboxControl,
  resourceId: number,
  fields: object = {},
): Promise<number> {
  const id = uniqueId();
  await sandbox.putPromotion(id, {
    resourceId,
    name: { ko: `상차림 ${id}`, en: `Table ${id}` },
    description: both("제철"),
    thumbnailImage: picture,
    contents: both("<p>이야기</p>"),
    menus: [],
    ...fields,
  });
  return id;
}
