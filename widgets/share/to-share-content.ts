import type { ShareContent } from "@/lib/share/share-content";

type Authored = {
  title?: string | undefined;
  description?: string | undefined;
  hashtags?: string | undefined;
  imageurl?: string | undefined;
  buttontext?: string | undefined;
};

/** Converts an author's options of a share block or a share action to the share dialog's names. */
export function toShareContent({
  title,
  description,
  hashtags,
  imageurl,
  buttontext,
}: Authored): ShareContent {
  return { title, description, hashtags, imageUrl: imageurl, buttonText: buttontext };
}
