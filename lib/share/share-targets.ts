/** Targets that can be shared to by an address alone, in the order in which they are offered. */
export const shareTargets = ["facebook", "twitter", "line", "whatsapp", "linkedin", "email", "sms"] as const;

export type ShareTarget = (typeof shareTargets)[number];

export type Message = {
  address: string;
  title: string;
  description?: string | undefined;
  hashtags?: string | undefined;
};

/**
 * Returns the address that opens this network, mail or messages with everything filled in, each part encoded once.
 * Never throws.
 */
export function targetAddress(target: ShareTarget, message: Message): string {
  const url = encode(message.address);
  const title = inOneLine(message.title);
  switch (target) {
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case "twitter": {
      const tags = toTags(message.hashtags);
      const tagged = tags === "" ? "" : `&hashtags=${encode(tags)}`;
      return `https://twitter.com/intent/tweet?url=${url}&text=${encode(title)}${tagged}`;
    }
    case "line":
      return `https://social-plugins.line.me/lineit/share?url=${url}&text=${encode(title)}`;
    case "whatsapp":
      return `https://wa.me/?text=${encode(`${title}\n${message.address}`)}`;
    case "linkedin":
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case "email":
      return `mailto:?subject=${encode(title)}&body=${encode(mailBody(title, message))}`;
    case "sms":
      // Android wants `?`, iOS `&`; this form is read by both.
      return `sms:?&body=${encode(`${title} ${message.address}`)}`;
    default:
      return target satisfies never;
  }
}

/** Encodes text for a query; `encodeURIComponent` throws on a lone surrogate, so U+FFFD replaces it. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

/** Joins lines, for subjects, posts and text messages are one line each. */
function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Mail bodies use CRLF line breaks. */
function mailBody(title: string, { description = "", address }: Message): string {
  const lines = [title, ...description.split(/\r?\n/), address];
  return lines.filter((line) => line !== "").join("\r\n");
}

/**
 * Converts hashtags to the comma-separated list the network accepts, without `#` and spaces. Korean keyboards type
 * their own commas and `#`.
 */
function toTags(hashtags = ""): string {
  return hashtags
    .split(/[,，、#＃\s]+/)
    .filter((tag) => tag !== "")
    .join(",");
}
