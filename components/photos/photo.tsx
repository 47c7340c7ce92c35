import { type MediaServer, offeredWidths } from "@/lib/picture/media-server";

type Props = {
  src: string;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. Browsers that measure for themselves go by their own. */
  sizes: string;
  media: MediaServer | undefined;
  className?: string | undefined;
  /** The first that a guest sees of the page: fetched at once, before all others. */
  leads?: boolean;
};

/** A picture in the width that fits, where its server can give one; fetched when it comes near the view. */
export function Photo({ src, alt, sizes, media, className, leads = false }: Props) {
  const srcSet = offeredWidths(src, media);
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
