/** A message that the guest is sent, by which way and to whom; the address is masked. */
export type SentMessage = { channel: "sms" | "email"; to: string };

const VISIBLE_DIGITS = 4;

/** What a guest is sent of a reservation that stands: a text message and a letter, to what they gave. */
export function messagesTo({ mobile, email }: { mobile: string; email: string }): SentMessage[] {
  const digits = mobile.replace(/\D/g, "");
  const [name = "", host = ""] = email.split("@");
  return [
    {
      channel: "sms",
      to: `${"*".repeat(Math.max(0, digits.length - VISIBLE_DIGITS))}${digits.slice(-VISIBLE_DIGITS)}`,
    },
    { channel: "email", to: `${name.slice(0, 1)}***@${host}` },
  ];
}
