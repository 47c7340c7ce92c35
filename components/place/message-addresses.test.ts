import { messageAddresses } from "@/components/place/inquiry";

const message = { subject: "Table & more", text: "Hello,\n12 guests?" };

test.each([
  ["010-1234-5678", "sms:01012345678?&body=Hello%2C%0A12%20guests%3F"],
  ["+82 10-1234-5678", "sms:+821012345678?&body=Hello%2C%0A12%20guests%3F"],
  ["02-0000-1201", undefined],
  ["+82 2 0000 1201", undefined],
  [undefined, undefined],
])("the number %s gets the text message %s", (phone, sms) => {
  expect(messageAddresses({ phone, email: undefined }, message)).toEqual({ sms, mail: undefined });
});

test("a mail has its subject and its lines, and no address adds a second recipient", () => {
  expect(messageAddresses({ email: "dining@example.com" }, message).mail).toBe(
    "mailto:dining@example.com?subject=Table%20%26%20more&body=Hello%2C%0D%0A12%20guests%3F",
  );
  expect(messageAddresses({ email: "a@example.com?bcc=b@example.com" }, message).mail).toMatch(
    /^mailto:a@example\.com%3Fbcc%3Db@example\.com\?subject=/,
  );
});
