import { describeBreadcrumbs, hasRequiredFields } from "@/lib/cms/discovery/structured-data";
import { VisibleContent } from "@/lib/cms/discovery/visible-content";

const step = (name: string | undefined, path: string) => ({ name, url: `https://dining.test${path}` });

test("breadcrumbs are numbered from 1, and every step except the last has a link (R11.2)", () => {
  const trail = describeBreadcrumbs(
    [step("Yeoul", "/"), step("Yeoul Seoul", "/r/10"), step("Ember Grill", "/r/11")],
    new VisibleContent([], ["Yeoul", "Yeoul Seoul", "Ember Grill"]),
  );
  expect(trail.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Yeoul", item: "https://dining.test/" },
    { "@type": "ListItem", position: 2, name: "Yeoul Seoul", item: "https://dining.test/r/10" },
    { "@type": "ListItem", position: 3, name: "Ember Grill" },
  ]);
  expect(hasRequiredFields(trail)).toBe(true);
});

test("steps that the page does not name are left out, and a single step is incomplete (R11.2)", () => {
  const shown = new VisibleContent([], ["Yeoul"]);
  const trail = describeBreadcrumbs(
    [step("Yeoul", "/"), step("Hidden", "/r/10"), step(undefined, "/p/x")],
    shown,
  );
  expect(trail.itemListElement).toEqual([{ "@type": "ListItem", position: 1, name: "Yeoul" }]);
  expect(hasRequiredFields(trail)).toBe(false);
});
