/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { Photos } from "@/components/offer/photos";
import type { Picture } from "@/lib/place/picture-schema";
import messages from "@/messages/en.json";

const MEDIA = "https://media.test";
const media = { origin: MEDIA, widths: [320, 640] };
const bare = { alt: undefined, caption: undefined };

function show(pictures: readonly Picture[]) {
  const t = createTranslator({ locale: "en", messages, namespace: "Photos" });
  render(<Photos pictures={pictures} name="Five plates" media={media} t={t} />);
}

test("each picture links to its full version, with its number and description as label", () => {
  show([
    { url: `${MEDIA}/a.jpg`, alt: "Striploin", caption: "The fifth plate" },
    { url: `${MEDIA}/b.jpg`, ...bare, caption: "Fourteen seats" },
    { url: `${MEDIA}/c.jpg`, ...bare },
  ]);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-label")])).toEqual([
    [`${MEDIA}/a.jpg`, "Open photo 1 of 3: Striploin"],
    [`${MEDIA}/b.jpg`, "Open photo 2 of 3: Fourteen seats"],
    [`${MEDIA}/c.jpg`, "Open photo 3 of 3"],
  ]);
  expect([...document.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["Striploin", "", ""]);
  expect(screen.getByText("The fifth plate").tagName).toBe("FIGCAPTION");
});

test("a picture without a description has the promotion's name, one from elsewhere has no widths", () => {
  show([{ url: "https://elsewhere.test/a.jpg", ...bare }]);
  const picture = screen.getByAltText("Five plates");
  expect(picture.hasAttribute("srcset")).toBe(false);
});
