type Props = {
  src: string;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The media server that serves widths by `?w=`; anything else is left as it is. */
  resizable?: string | undefined;
  className?: string | undefined;
  /** Above the fold: fetched at once. */
  priority?: boolean;
};

const widths = [320, 640, 1280];

/** A picture in the width that fits, where its server can give one. */
export function Photo({ src, alt, sizes, resizable, className, priority = false }: Props) {
  const canResize = resizable !== undefined && src.startsWith(`${resizable}/`) && !src.includes("?");
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      {...(priority ? { fetchPriority: "high" as const } : {})}
      {...(canResize
        ? { srcSet: widths.map((width) => `${src}?w=${width} ${width}w`).join(", "), sizes }
        : {})}
    />
  );
}
