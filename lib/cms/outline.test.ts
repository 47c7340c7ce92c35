import { outlineOf } from "@/lib/cms/outline";
import { parsePart } from "@/lib/cms/parse-part";

describe("R11.1 the outline of a page without meta.seo", () => {
  const outline = (html: string) => outlineOf(parsePart(html, { scope: "page-1" }).nodes);

  test("is its first heading, its first real paragraph and its first picture", () => {
    expect(
      outline(
        '<div class="row"><p>December</p><h2> Private\n dining </h2><img src="/media/room.jpg"><p>A room for twelve with a view of the harbour.</p></div>',
      ),
    ).toEqual({
      heading: "Private dining",
      paragraph: "A room for twelve with a view of the harbour.",
      image: "/media/room.jpg",
    });
  });

  test("is empty where a page says nothing", () => {
    expect(outline("<div></div>")).toEqual({});
  });
});
