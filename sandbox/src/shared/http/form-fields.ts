/**
 * Parses the fields of a urlencoded form by name; the last of repeated ones counts. Values are decoded to bytes first,
 * because card gateways write some of them in EUC-KR: bytes that are not UTF-8 are read as EUC-KR.
 */
export function readFormFields(body: Uint8Array): Record<string, string> {
  const pairs = Buffer.from(body).toString("latin1").split("&");
  return Object.fromEntries(
    pairs
      .filter((pair) => pair !== "")
      .map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return [decode(name), decode(value.join("="))];
      }),
  );
}

function decode(encoded: string): string {
  const bytes = Buffer.from(
    encoded
      .replaceAll("+", " ")
      .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so it is from the part of the gateway that uses EUC-KR.
    return new TextDecoder("euc-kr").decode(bytes);
  }
}
