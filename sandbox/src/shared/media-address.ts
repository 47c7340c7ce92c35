import type { SandboxContext } from "#context.ts";

const PICTURE = /\{media\}\/media\/([a-z0-9-]+)\.jpg/g;
const MEDIA_PLACEHOLDER = /\{media\}/g;

/**
 * Returns the data with `{media}` replaced by the media server's origin, in addresses and in authored HTML and CSS, and
 * with the version in the address of each rendered picture. Replaces them in JSON text, where `{media}` can only occur
 * inside a string.
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
