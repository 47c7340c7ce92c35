import { adSdkListSchema, isSdkId } from "@/lib/tracking/schema";

test("an account may be a number, unless JSON has rounded it (R10.2)", () => {
  const rows = [
    { type: "meta_pixel", sdkId: 123_456_789_012_345 },
    JSON.parse('{ "type": "kakao_pixel", "sdkId": 1234567890123456789 }'),
    { type: "kakao_pixel", sdkId: "1234567890123456789" },
    { type: "tiktok", sdkId: "C123" },
    null,
  ];
  expect(adSdkListSchema.parse(rows)).toEqual([
    { type: "meta_pixel", sdkId: "123456789012345" },
    { type: "kakao_pixel", sdkId: "1234567890123456789" },
  ]);
});

test.each(["G-1A2B3C", "AW-1", "s_1a2b3c4d", "1234567890123456789"])(
  "%s is a valid account of an ad platform (R10.2)",
  (id) => {
    expect(isSdkId(id)).toBe(true);
  },
);

test.each(["'\"><script>", "G-1');alert(1)//", "", "G 1", "../x", "a".repeat(33), "G-1\n"])(
  "%j is not a valid account of an ad platform (R10.2)",
  (id) => {
    expect(isSdkId(id)).toBe(false);
  },
);
