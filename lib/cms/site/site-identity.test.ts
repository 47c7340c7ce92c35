/** @jest-environment node */

import { settingSchemas } from "@/lib/cms/site/schema";
import type * as Facts from "@/lib/cms/site/site-identity";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";

const stated = settingSchemas.app_config_channel.parse({
  name: "The group",
  square_logo: "/media/logo.png",
  theme_color: "#123456",
});

/** Returns the facts of an installation with this brand. */
function factsOf(brand: string, config: typeof stated | undefined, locale: "ko" | "en") {
  process.env.BRAND = brand;
  forgetProcessWide("brand");
  forgetProcessWide("site-colours");
  let facts: ReturnType<typeof Facts.siteIdentity> | undefined;
  jest.isolateModules(() => {
    const { siteIdentity } = jest.requireActual<typeof Facts>("@/lib/cms/site/site-identity");
    facts = siteIdentity(config, locale);
  });
  return facts;
}

test("without a brand of its own the site has the name, logo and colours that the back end states (R2.5)", () => {
  expect(factsOf("default", stated, "ko")).toEqual({
    name: "The group",
    logo: "/media/logo.png",
    colours: { light: "#123456", dark: "#15120e", background: "#faf6ee" },
  });
  expect(factsOf("default", undefined, "en")).toMatchObject({ name: "Yeoul", logo: undefined });
});

test("a brand that the installation chose precedes what the back end states (R2.5)", () => {
  expect(factsOf("city", stated, "ko")).toMatchObject({
    name: "테셀 시티 호텔",
    logo: undefined,
    colours: { dark: "#0d1014", background: "#0d1014" },
  });
  expect(factsOf("city", stated, "en")?.name).toBe("Tessel City Hotel");
});
