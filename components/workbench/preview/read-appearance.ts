import { decodeText } from "@/lib/base/text";

/** How a page appears where others link to it. */
export type Appearance = {
  title: string;
  description: string;
  /** The address as people read it. */
  address: string;
  /** Address of the picture; undefined where there is none. */
  picture: string | undefined;
};

/** Letters after which search engines cut a title and a description; of both, Korean letters are counted twice. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 156;

/** Returns what search engines and messengers read in the head of a page. */
export function readAppearance(page: Document): Appearance {
  const read = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute)?.trim() ?? "";
  const picture = read('meta[property="og:image"]', "content");
  return {
    title: read('meta[property="og:title"]', "content") || page.title,
    description: read('meta[name="description"]', "content"),
    address: toReadable(read('link[rel="canonical"]', "href")),
    picture: picture === "" ? undefined : picture,
  };
}

/** Returns a title and a description as search engines cut them. */
export function truncateAppearance({ title, description, ...others }: Appearance): Appearance {
  return {
    ...others,
    title: truncate(title, MAX_TITLE),
    description: truncate(description, MAX_DESCRIPTION),
  };
}

function truncate(text: string, most: number): string {
  let width = 0;
  const letters = [...text];
  const end = letters.findIndex((letter) => {
    width += /[\u1100-\uffdc]/.test(letter) ? 2 : 1;
    return width > most;
  });
  return end < 0 ? text : `${letters.slice(0, end).join("").trimEnd()} …`;
}

function toReadable(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  const path = decodeText(pathname);
  return path === undefined ? host + pathname : [host, ...path.split("/").filter(Boolean)].join(" › ");
}
