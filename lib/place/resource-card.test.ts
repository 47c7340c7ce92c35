import { addressIn, picturesOf, toResourceCard, visibleByWeight } from "@/lib/place/resource-card";
import { type ResourceNode, resourceListSchema, resourceSchema } from "@/lib/place/schema";

function resource(content: object): ResourceNode {
  const [node] = resourceListSchema.parse([{ id: 14, meta: { key: "hwayang", content } }]);
  if (node === undefined) throw new Error("the resource does not fit its own schema");
  return node;
}

test("a card is in the reader's language (R4.9)", () => {
  const node = resource({
    ko: { name: "화양", caption: "고르기" },
    en: { name: "Hwayang", caption: "Select" },
  });
  expect(toResourceCard(node, "ko")).toEqual({ id: 14, name: "화양", caption: "고르기" });
  expect(toResourceCard(node, "en")).toEqual({ id: 14, name: "Hwayang", caption: "Select" });
});

test("each missing field comes from the fallback language (R2.4)", () => {
  const node = resource({
    ko: { name: "화양" },
    en: { name: "Hwayang", description: "Round tables", image: "a.jpg" },
  });
  expect(toResourceCard(node, "ko")).toEqual({
    id: 14,
    name: "화양",
    description: "Round tables",
    image: "a.jpg",
  });
});

test("a place's name is in another language when the reader's is missing, and the key when there is no name (R2.4)", () => {
  expect(toResourceCard(resource({ ja: { name: "ファヤン" } }), "ko").name).toBe("ファヤン");
  expect(toResourceCard(resource({}), "en")).toEqual({ id: 14, name: "hwayang" });
});

test("a place has several pictures with texts in the reader's language, else its single picture (R4.9)", () => {
  const room = { url: "room.jpg", alt: "창가", caption: "여섯 시" };
  const node = resource({
    ko: { name: "새벽", image: "a.jpg", images: [room, "b.jpg", { alt: "no address" }] },
    en: { name: "Daybreak", images: JSON.stringify([{ url: "room.jpg", alt: "A window" }]) },
  });
  const bare = { alt: undefined, caption: undefined };
  expect(picturesOf(node, "ko")).toEqual([room, { url: "b.jpg", ...bare }]);
  expect(picturesOf(node, "en")).toEqual([{ url: "room.jpg", alt: "A window", caption: undefined }]);
  expect(picturesOf(resource({ en: { images: [room] }, ko: { image: "a.jpg" } }), "ko")).toEqual([room]);
  expect(picturesOf(resource({ ko: { image: "a.jpg", images: "none" } }), "ko")).toEqual([
    { url: "a.jpg", ...bare },
  ]);
  expect(picturesOf(resource({}), "ko")).toEqual([]);
});

test("places are sorted by weight, heaviest first, without hidden ones, equals in the order given (R4.9)", () => {
  const nodes = [
    { id: 1, visible: true, weight: 0 },
    { id: 2, visible: true, weight: 10 },
    { id: 3, visible: false, weight: 99 },
    { id: 4, visible: true, weight: -1 },
    { id: 5, visible: true, weight: 10 },
  ];
  expect(visibleByWeight(nodes).map(({ id }) => id)).toEqual([2, 5, 1, 4]);
  expect(nodes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

const hotel = resourceSchema.parse({
  id: 10,
  meta: { content: { ko: { name: "가" }, en: { name: "A", address: "18 Yeoul-ro" }, address: "여울로 18" } },
});

test("a place's address is given in the reader's language if there is one, else the shared address (R11.2)", () => {
  expect(addressIn(hotel, "en")).toBe("18 Yeoul-ro");
  expect(addressIn(hotel, "ko")).toBe("여울로 18");
  expect(addressIn({ texts: {}, address: undefined }, "en")).toBeUndefined();
});
