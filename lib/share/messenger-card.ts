import type { Message } from "@/lib/share/share-targets";

type Card = Message & { imageUrl?: string | undefined; buttonText: string };

/**
 * Builds the messenger's template (Kakao.Share.sendDefault): a picture, a title and one button, all linking to one
 * address. Its `feed` type is rejected without a picture, so a `text` template is used then.
 */
export function messengerCard({ address, title, description, imageUrl, buttonText }: Card) {
  const link = { webUrl: address, mobileWebUrl: address };
  const buttons = [{ title: buttonText, link }];
  if (imageUrl === undefined) return { objectType: "text" as const, text: title, link, buttons };
  const content = { title, ...(description === undefined ? {} : { description }), imageUrl, link };
  return { objectType: "feed" as const, content, buttons };
}

export type MessengerCard = ReturnType<typeof messengerCard>;
