import { toResourceCard, visibleByWeight } from "@/lib/resource/resource-card";
import { type ResourceNode, resourceListSchema } from "@/lib/resource/schema";

function resource(content: object): ResourceNode {
  const [node] = resourceListSchema.parse([{ id: 14, meta: { key: "hwayang", content } }]);
  if (node === undefined) throw new Error("the resource does not fit its own schema");
  return node;
}

test("R4.9 a card is in the reader's language", () => {
  const node = resource({
    ko: { name: "화양", caption: "고르기" },
    en: { name: "Hwayang", caption: "Select" },
  });
  expect(toResourceCard(node, "ko")).toEqual({ id: 14, name: "화양", caption: "고르기" });
  expect(toResourceCard(node, "en")).toEqual({ id: 14, name: "Hwayang", caption: "Select" });
});

test("R2.4 what is missing in it comes from the fallback language, piece by piece", () => {
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

test("R2.4 a language that is not the reader's is better than nothing, and the key better than no name", () => {
  expect(toResourceCard(resource({ ja: { name: "ファヤン" } }), "ko").name).toBe("ファヤン");
  expect(toResourceCard(resource({}), "en")).toEqual({ id: 14, name: "hwayang" });
});

test("R4.9 the heaviest comes first, the hidden not at all, and equals stay as they were", () => {
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
