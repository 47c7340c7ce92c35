/** A message sent to the guest: its channel and masked address. */
export type SentMessage = { channel: "sms" | "email"; to: string };

const VISIBLE_DIGITS = 4;

/** Returns the messages sent about a confirmed or accepted reservation: a text message and an email. */
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
