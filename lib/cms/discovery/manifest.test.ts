import { z } from "zod";
import { writeManifest } from "@/lib/cms/discovery/icons";
import { settingSchemas } from "@/lib/cms/site/schema";
import { siteIdentity } from "@/lib/cms/site/site-identity";

const manifestSchema = z.object({
  id: z.literal("/"),
  name: z.string().min(1),
  start_url: z.literal("/book"),
  display: z.literal("minimal-ui"),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});

test("the manifest has the group's name, its colours and icons in the sizes that phones request", () => {
  const config = settingSchemas.app_config_channel.parse({ theme_color: "#123456" });
  const { colours } = siteIdentity(config, "en");
  const manifest = manifestSchema.parse(JSON.parse(writeManifest("Yeoul", "/logo.jpg", colours)));
  expect(manifest).toMatchObject({ name: "Yeoul", theme_color: "#123456", background_color: "#faf6ee" });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(new Set(manifest.icons.map(({ src }) => src.split("/")[2])).size).toBe(1);
});
