import type { ShareContent } from "@/lib/share/share-content";

type Authored = {
  title?: string | undefined;
  description?: string | undefined;
  hashtags?: string | undefined;
  imageurl?: string | undefined;
  buttontext?: string | undefined;
};

/** What an author said of a share block or a share action, by the names of the share dialog. */
export function toShareContent({
  title,
  description,
  hashtags,
  imageurl,
  buttontext,
}: Authored): ShareContent {
  return { title, description, hashtags, imageUrl: imageurl, buttonText: buttontext };
}
