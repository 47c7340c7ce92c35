import { type MediaServer, pictureSrcSet } from "@/lib/place/media-server";

type Props = {
  src: string;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. Browsers that measure it themselves ignore this. */
  sizes: string;
  /** The most device pixels that its width can cover; wider versions are not offered. */
  mostPixels?: number;
  media: MediaServer | undefined;
  className?: string | undefined;
  /** The first picture that a guest sees of the page: loaded at once, before all others. */
  leads?: boolean;
};

/** A picture in a fitting width, where its server offers several; loaded when it comes near the viewport. */
export function Photo({ src, alt, sizes, mostPixels, media, className, leads = false }: Props) {
  const srcSet = pictureSrcSet(src, media, mostPixels);
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      decoding="async"
      {...(leads ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      {...(srcSet === undefined ? {} : { srcSet, sizes: leads ? sizes : `auto, ${sizes}` })}
    />
  );
}
