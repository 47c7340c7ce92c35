import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type IconName, iconAddress, icons, isIconName } from "@/lib/cms/discovery/icons";
import { renderIcon } from "@/lib/cms/discovery/render-icon";

test.each(Object.keys(icons) as IconName[])("%s is a square PNG of its size", async (name) => {
  const mark = await readFile("public/brand/mark.svg");
  const { format, width, height } = await sharp(await renderIcon(mark, name, "#faf6ee")).metadata();
  expect([format, width, height]).toEqual(["png", icons[name].size, icons[name].size]);
});

test("the margin that systems crop from a maskable icon is paper, whatever the logo's shape", async () => {
  const wide = await sharp({ create: { width: 400, height: 100, channels: 3, background: "#c00" } })
    .jpeg()
    .toBuffer();
  const { data, info } = await sharp(await renderIcon(wide, "maskable-512.png", "#faf6ee"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  for (const [x, y] of [
    [0, 0],
    [40, 256],
    [256, 30],
    [511, 511],
  ] as const)
    expect(at(x, y)).toEqual([0xfa, 0xf6, 0xee]);
  expect(at(256, 256)[0]).toBeGreaterThan(180);
});

test("an icon is not made of input that is not an image", async () => {
  await expect(renderIcon(Buffer.from("<html>"), "icon-192.png", "#faf6ee")).rejects.toThrow();
});

test("a different logo gets different addresses", () => {
  expect(iconAddress("icon-192.png", "/a.jpg")).toMatch(/^\/icons\/[0-9a-f]{8}\/icon-192\.png$/);
  expect(iconAddress("icon-192.png", "/a.jpg")).not.toBe(iconAddress("icon-192.png", "/b.jpg"));
  expect(isIconName("toString")).toBe(false);
});
