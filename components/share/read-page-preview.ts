/** How a page shows itself in previews (R11.1): what is shared when nobody says more. */
export function readPagePreview(): { title: string; description?: string; imageUrl?: string } {
  const read = (property: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content || undefined;
  const description = read("description");
  const imageUrl = read("image");
  return {
    title: read("title") ?? document.title,
    ...(description === undefined ? {} : { description }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
  };
}
