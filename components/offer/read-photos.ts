import "client-only";

/** A picture that the page shows small, and the link to its full version. */
type ShownPhoto = {
  link: HTMLAnchorElement;
  src: string;
  srcSet: string | undefined;
  alt: string;
  caption: string | undefined;
};

/** Reads the pictures that the page shows (`Photos`), in order, so that their texts are not sent a second time. */
export function readPhotos(): ShownPhoto[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[data-photo]")].map((link) => {
    const small = link.querySelector("img");
    return {
      link,
      src: link.href,
      srcSet: small?.srcset || undefined,
      alt: small?.alt ?? "",
      caption: link.closest("figure")?.querySelector("figcaption")?.textContent ?? undefined,
    };
  });
}
