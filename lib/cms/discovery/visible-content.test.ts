import { VisibleContent } from "@/lib/cms/discovery/visible-content";
import { parsePart } from "@/lib/cms/parse/parse-part";

const part = (html: string) => parsePart(html, { scope: "test" });

test("a text is shown where the page contains it word for word, across line breaks (R11.2)", () => {
  const shown = new VisibleContent(
    [part("<h1>Ember\n  Grill</h1><table><tr><th>Address<td>18 Yeoul-ro</table>")],
    [undefined, "Yeoul & Sons"],
  );
  expect(shown.text("Ember Grill")).toBe("Ember Grill");
  expect(shown.text(" Yeoul &  Sons ")).toBe("Yeoul & Sons");
  expect(shown.text("Address18")).toBeUndefined();
  expect(shown.text("Ember Bar")).toBeUndefined();
  expect(shown.text("")).toBeUndefined();
  expect(shown.text(undefined)).toBeUndefined();
});

test("a text is shown where only its spaces and hyphens are set to keep words together (R11.2)", () => {
  const shown = new VisibleContent([part("<p>18&nbsp;Yeoul&#8209;ro</p>")], []);
  expect(shown.text("18 Yeoul-ro")).toBe("18 Yeoul-ro");
});

test("the text of a widget's option or of a picture's address is not shown (R11.2)", () => {
  const shown = new VisibleContent(
    [
      part(
        '<div class="cms-box-share" title="Secret name"><span>Share</span></div><img src="/m/a.jpg" alt="x">',
      ),
    ],
    [],
  );
  expect(shown.text("Secret name")).toBeUndefined();
  expect(shown.text("/m/a.jpg")).toBeUndefined();
  expect(shown.address("/m/a.jpg")).toBe("/m/a.jpg");
  expect(shown.address("/m/b.jpg")).toBeUndefined();
});

test.each(["02-0000-1200", "02 0000 1200", "(02) 0000-1200", "02.0000.1200"])(
  "a telephone number is shown as %s (R11.2)",
  (written) => {
    const shown = new VisibleContent([part(`<p>Call ${written} today`)], []);
    expect(shown.phone("02-0000-1200")).toBe("02-0000-1200");
    expect(shown.phone("02-0000-1201")).toBeUndefined();
  },
);

test("digits of different numbers are not combined into one telephone number (R11.2)", () => {
  const shown = new VisibleContent([part("<td>02-0000<td>from 1200 won")], []);
  expect(shown.phone("02-0000-1200")).toBeUndefined();
  expect(shown.phone("12")).toBeUndefined();
});
