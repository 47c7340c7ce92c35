/** The group's media server: its origin, and the widths in pixels that it offers by `?w=`, in ascending order. */
export type MediaServer = { origin: string; widths: readonly number[] };

/** An address without a query, or with a version only. */
const PLAIN = /^[^?#\s]+(?<version>\?v=[\w.-]+)?$/;

/**
 * Returns the `srcset` of a picture with the widths that its server offers, up to the first that covers `mostPixels`
 * device pixels. Undefined for a picture on any other server, and for an address with a query or fragment of its own.
 */
export function pictureSrcSet(
  address: string,
  media: MediaServer | undefined,
  mostPixels = Number.POSITIVE_INFINITY,
): string | undefined {
  const versions = inWidths(address, media);
  const covering = versions.findIndex(({ width }) => width >= mostPixels);
  const needed = covering < 0 ? versions : versions.slice(0, covering + 1);
  return needed.length === 0 ? undefined : needed.map(({ url, width }) => `${url} ${width}w`).join(", ");
}

/** Returns the address of the smallest available version of a picture; its own address where its server offers none. */
export function smallestVersion(address: string, media: MediaServer | undefined): string {
  return inWidths(address, media)[0]?.url ?? address;
}

function inWidths(address: string, media: MediaServer | undefined): { url: string; width: number }[] {
  const plain = PLAIN.exec(address);
  if (media === undefined || plain === null || !address.startsWith(`${media.origin}/`)) return [];
  const joint = plain.groups?.version === undefined ? "?" : "&";
  return media.widths.map((width) => ({ url: `${address}${joint}w=${width}`, width }));
}
