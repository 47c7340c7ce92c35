/** The group's media server: where it stands, and in which widths it gives its pictures by `?w=`, the smallest first. */
export type MediaServer = { origin: string; widths: readonly number[] };

/** An address that asks for nothing, or for a version alone. */
const PLAIN = /^[^?#\s]+(?<version>\?v=[\w.-]+)?$/;

/**
 * What a `srcset` says of a picture: its address in each width that its server gives. Undefined for a picture of any
 * other server, and for an address that asks for something by itself.
 */
export function offeredWidths(address: string, media: MediaServer | undefined): string | undefined {
  const sizes = inWidths(address, media).map(({ url, width }) => `${url} ${width}w`);
  return sizes.length === 0 ? undefined : sizes.join(", ");
}

/** The address of the smallest that there is of a picture; its own where its server gives no other. */
export function narrowest(address: string, media: MediaServer | undefined): string {
  return inWidths(address, media)[0]?.url ?? address;
}

function inWidths(address: string, media: MediaServer | undefined): { url: string; width: number }[] {
  const plain = PLAIN.exec(address);
  if (media === undefined || plain === null || !address.startsWith(`${media.origin}/`)) return [];
  const joint = plain.groups?.version === undefined ? "?" : "&";
  return media.widths.map((width) => ({ url: `${address}${joint}w=${width}`, width }));
}
