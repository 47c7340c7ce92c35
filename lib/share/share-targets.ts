/** Where a link can be shared to by an address alone, in the order they are offered. */
export const shareTargets = ["facebook", "twitter", "line", "whatsapp", "linkedin", "email", "sms"] as const;

export type ShareTarget = (typeof shareTargets)[number];

export type Message = {
  address: string;
  title: string;
  description?: string | undefined;
  hashtags?: string | undefined;
};

/** The address that opens this network, mail or messages with everything filled in, each part encoded once. */
export function targetAddress(
  target: ShareTarget,
  { address, title, description, hashtags }: Message,
): string {
  const url = encodeURIComponent(address);
  const lines = (separator: string) =>
    [title, description, address].filter((line) => line !== undefined && line !== "").join(separator);
  switch (target) {
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case "twitter": {
      const tags = toTags(hashtags);
      const tagged = tags === "" ? "" : `&hashtags=${encodeURIComponent(tags)}`;
      return `https://twitter.com/intent/tweet?url=${url}&text=${encodeURIComponent(title)}${tagged}`;
    }
    case "line":
      return `https://social-plugins.line.me/lineit/share?url=${url}&text=${encodeURIComponent(title)}`;
    case "whatsapp":
      return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
    case "linkedin":
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case "email":
      return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(lines("\r\n"))}`;
    case "sms":
      // Android wants `?`, iOS `&`; this form is read by both.
      return `sms:?&body=${encodeURIComponent(`${title} ${address}`)}`;
    default:
      return target satisfies never;
  }
}

/** `#` and blanks have no place in the list the network takes. */
function toTags(hashtags = ""): string {
  return hashtags
    .split(/[,\s]+/)
    .map((tag) => tag.replace(/^#+/, ""))
    .filter((tag) => tag !== "")
    .join(",");
}
