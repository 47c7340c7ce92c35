/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { Guide } from "@/components/workbench/guide";

const back = { href: "/workbench", words: "Back" };

test.each(["docs/authors.md", "docs/authors.ko.md"])(
  "%s is shown with no mark of its notation left (R11.4)",
  (file) => {
    const { container } = render(<Guide text={readFileSync(file, "utf8")} back={back} />);
    for (const code of container.querySelectorAll("code")) code.remove();
    expect(container.textContent).not.toMatch(/\*\*|`|\|\s|^#|(?:^|\s)_\S/m);
    expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(6);
    expect(screen.getAllByRole("list").length).toBe(3);
    const [actions] = screen.getAllByRole("table");
    expect(within(actions as HTMLElement).getAllByRole("row")).toHaveLength(8);
  },
);

test("both languages of the guide have the same sections, pages and things that are taken away", () => {
  const [en, ko] = ["docs/authors.md", "docs/authors.ko.md"].map((file) => {
    const { container, unmount } = render(<Guide text={readFileSync(file, "utf8")} back={back} />);
    const counts = ["h2", "ol > li", "ul > li", "tr", "pre"].map(
      (each) => container.querySelectorAll(each).length,
    );
    unmount();
    return counts;
  });
  expect(ko).toEqual(en);
});
