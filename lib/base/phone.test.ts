import { writePhone } from "@/lib/base/text";

test.each([
  ["+821012345678", "010-1234-5678", "+82 10 1234 5678"],
  ["01012345678", "010-1234-5678", "+82 10 1234 5678"],
  ["010-1234-5678", "010-1234-5678", "+82 10 1234 5678"],
  ["+8221234567", "02-123-4567", "+82 2 123 4567"],
  ["02-0000-1201", "02-0000-1201", "+82 2 0000 1201"],
  ["+82641234567", "064-123-4567", "+82 64 123 4567"],
  ["+14155550123", "+14155550123", "+14155550123"],
  ["010-****-1234", "010-****-1234", "010-****-1234"],
  ["", "", ""],
])("the number %j is written %j in Korea and %j elsewhere", (phone, inKorea, elsewhere) => {
  expect(writePhone(phone, { isInKorea: true })).toBe(inKorea);
  expect(writePhone(phone, { isInKorea: false })).toBe(elsewhere);
});
