import { outlineOf } from "@/lib/cms/parse/outline";
import { parsePart } from "@/lib/cms/parse/parse-part";

describe("the outline of a page without meta.seo (R11.1)", () => {
  const outline = (html: string) => outlineOf(parsePart(html, { scope: "page-1" }).nodes);

  test("has its first heading with a text, its first real paragraph and its first image", () => {
    expect(
      outline(
        '<div class="row"><h1><img src="/media/room.jpg"></h1><p>December</p><h2> Private\n dining </h2><p>A room for twelve with a view of the harbour.</p></div>',
      ),
    ).toEqual({
      heading: "Private dining",
      paragraph: "A room for twelve with a view of the harbour.",
      image: "/media/room.jpg",
    });
  });

  test("is the same wherever a long page is cut to find it", () => {
    const filler = `${"<div>".padEnd(400, "x")}</div>`;
    const parts =
      '<h2>Private dining at the harbour</h2><p>A room for <b>twelve</b> with a view of the harbour.</p><img src="/media/room.jpg">';
    for (let length = 9_400; length < 10_100; length += 7) {
      const before =
        filler.repeat(Math.floor(length / filler.length)) +
        "<div>".padEnd(length % filler.length, "y") +
        "</div>";
      expect(outline(before + parts + filler.repeat(20))).toEqual({
        heading: "Private dining at the harbour",
        paragraph: "A room for twelve with a view of the harbour.",
        image: "/media/room.jpg",
      });
    }
  });

  test("never has a login box's members' content, whoever the reader is (R4.6)", () => {
    const secret =
      '<h1>Members only</h1><p>The cellar opens at nine for our members.</p><img src="/secret.jpg">';
    const open = '<h2>Cellar</h2><p>A cellar of four hundred bottles.</p><img src="/cellar.jpg">';
    const box = `<div class="cms-box-login">${secret}<a class="cms-login-button">Log in</a></div>`;
    expect(outline(box + open)).toEqual({
      heading: "Cellar",
      paragraph: "A cellar of four hundred bottles.",
      image: "/cellar.jpg",
    });
    expect(outline(box)).toEqual({});
  });

  test("is empty for a page without content", () => {
    expect(outline("<div></div>")).toEqual({});
  });
});
