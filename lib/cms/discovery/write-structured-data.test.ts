import { hasRequiredFields, writeStructuredData } from "@/lib/cms/discovery/structured-data";
import { readHostileMarkup } from "@/tools/corpora/hostile/hostile-lists.test-support";

const url = "https://dining.test/";
const organization = (name: string) => ({ "@type": "Organization" as const, name, url });

test("complete nodes are written in one graph, the others are left out (R11.2)", () => {
  const text = writeStructuredData([organization("Yeoul"), undefined, organization("")]);
  expect(JSON.parse(text ?? "")).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Organization", name: "Yeoul", url }],
  });
  expect(writeStructuredData([organization("")])).toBeUndefined();
});

test("no name of the hostile corpora ends the script or is altered (R11.2)", () => {
  for (const name of readHostileMarkup()) {
    const text = writeStructuredData([organization(name)]) ?? "";
    expect(text).not.toContain("<");
    expect(JSON.parse(text)["@graph"][0].name).toBe(name);
  }
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, "120000", "1;alert(1)", null])(
  "an offer at the price of %p is left out (R11.2)",
  (price) => {
    expect(
      hasRequiredFields({
        "@type": "Offer",
        name: "Dinner",
        url,
        price,
        priceCurrency: "KRW",
        availability: "https://schema.org/InStock",
        offeredBy: { "@id": url },
      }),
    ).toBe(false);
  },
);
