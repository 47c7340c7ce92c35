const MEDIA_PLACEHOLDER = /\{media\}/g;

/**
 * The same data with `{media}` replaced by the media server's origin, in addresses and inside authored HTML and
 * CSS alike. In JSON text those characters can only stand inside a string, so the text is where they are replaced.
 */
export function fillMediaAddresses<Data>(data: Data, mediaOrigin: string): Data {
  const quotedOrigin = JSON.stringify(mediaOrigin).slice(1, -1);
  return JSON.parse(JSON.stringify(data).replace(MEDIA_PLACEHOLDER, () => quotedOrigin));
}
