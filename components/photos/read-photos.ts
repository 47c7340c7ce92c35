import "client-only";

/** A picture that the page shows small, and the link that leads to the whole of it. */
export type ShownPhoto = {
  link: HTMLAnchorElement;
  src: string;
  srcSet: string | undefined;
  alt: string;
  caption: string | undefined;
};

/** The pictures as the page shows them (`Photos`), in their order: what it says of them is not sent a second time. */
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
