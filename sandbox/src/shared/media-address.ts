import type { SandboxContext } from "#context.ts";

const PICTURE = /\{media\}\/media\/([a-z0-9-]+)\.jpg/g;
const MEDIA_PLACEHOLDER = /\{media\}/g;

/**
 * The same data with `{media}` replaced by the media server's origin, in addresses and inside authored HTML and
 * CSS alike, and each drawn picture under the address of its version. In JSON text those characters can only stand inside
 * a string, so the text is where they are replaced.
 */
export function fillMediaAddresses<Data>(
  data: Data,
  { config, pictures }: Pick<SandboxContext, "config" | "pictures">,
): Data {
  const quotedOrigin = JSON.stringify(config.mediaOrigin).slice(1, -1);
  const filled = JSON.stringify(data)
    .replace(PICTURE, (whole, name: string) => {
      const version = pictures.get(name);
      return version === undefined ? whole : `{media}/media/${version}/${name}.jpg`;
    })
    .replace(MEDIA_PLACEHOLDER, () => quotedOrigin);
  return JSON.parse(filled);
}
