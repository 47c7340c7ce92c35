/** Names of fields that hold the address of a picture, or a list of them. */
const PICTURE = /^(?:image|images|thumbnailImage|thumb|square_logo)$/;
const IN_MARKUP = /<img\b[^>]*?\ssrc="(https?:[^"]+)"/gi;

/** Returns the addresses of pictures that an answer names, also in its HTML, each with the name of its field. */
export function picturesIn(data: unknown, field = ""): { field: string; address: string }[] {
  if (typeof data === "string") {
    if (PICTURE.test(field)) return data === "" ? [] : [{ field, address: data }];
    return [...data.matchAll(IN_MARKUP)].map(([, address = ""]) => ({ field, address }));
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    picturesIn(value, Array.isArray(data) || (name === "url" && PICTURE.test(field)) ? field : name),
  );
}
