/** A Korean mobile number, with or without its country: only these receive text messages. */
const MOBILE = /^(?:\+?82)?0?1[016789]\d{7,8}$/;

type Message = { subject: string; text: string };

/**
 * Returns the addresses that open a guest's own apps with the message written: `sms` where the number is a mobile one,
 * `mail` where there is a mail address.
 */
export function messageAddresses(
  { phone = "", email }: { phone?: string | undefined; email: string | undefined },
  { subject, text }: Message,
): { sms: string | undefined; mail: string | undefined } {
  const number = phone.replace(/[^\d+]/g, "");
  const body = encodeURIComponent(text.replace(/\r?\n/g, "\r\n"));
  return {
    // Android wants `?`, iOS `&`; this form is read by both.
    sms: MOBILE.test(number) ? `sms:${number}?&body=${encodeURIComponent(text)}` : undefined,
    mail:
      email === undefined
        ? undefined
        : `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}
