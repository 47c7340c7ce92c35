import { addressIn } from "@/lib/resource/address-in";
import { resourceSchema } from "@/lib/resource/schema";

const resource = resourceSchema.parse({
  id: 10,
  meta: { content: { ko: { name: "가" }, en: { name: "A", address: "18 Yeoul-ro" }, address: "여울로 18" } },
});

test("a place's address is given in the reader's language if there is one, else the shared address (R11.2)", () => {
  expect(addressIn(resource, "en")).toBe("18 Yeoul-ro");
  expect(addressIn(resource, "ko")).toBe("여울로 18");
  expect(addressIn({ texts: {}, address: undefined }, "en")).toBeUndefined();
});
