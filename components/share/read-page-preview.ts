/** Returns the page's data for previews (R11.1), which is shared when nothing else is given. */
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
