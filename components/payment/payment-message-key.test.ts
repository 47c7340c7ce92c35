import { openingMessageKey } from "@/components/payment/payment-notice";
import { errorCodes, isUnanswered } from "@/lib/base/app-error";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

test.each(errorCodes)(
  "a payment window that an answer of %s kept shut is not blamed on the connection (R7.3)",
  (code) => {
    const key = openingMessageKey({ code, status: 502 });
    for (const { Payment, Errors } of [en, ko]) {
      expect(key === undefined ? Errors[code] : Payment.failure[key]).not.toMatch(/connection|인터넷/);
    }
  },
);

test("only a call that got no response asks the guest to check the connection (R7.3)", () => {
  expect(openingMessageKey({ code: "REQUEST_SEND_ERROR", status: undefined })).toBe("cutOff");
  for (const code of errorCodes.filter((code) => isUnanswered(code) && code !== "REQUEST_SEND_ERROR")) {
    expect(openingMessageKey({ code, status: undefined })).toBe("notOpened");
  }
});
