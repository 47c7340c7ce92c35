import type { Message } from "@/lib/share/share-targets";

type Card = Message & { imageUrl?: string | undefined; buttonText: string };

/**
 * The messenger's own template (Kakao.Share.sendDefault): a picture, a title and one button, all to one address; its
 * `feed` is refused without a picture, so that then it is words alone.
 */
export function messengerCard({ address, title, description, imageUrl, buttonText }: Card) {
  const link = { webUrl: address, mobileWebUrl: address };
  const buttons = [{ title: buttonText, link }];
  if (imageUrl === undefined) return { objectType: "text" as const, text: title, link, buttons };
  const content = { title, ...(description === undefined ? {} : { description }), imageUrl, link };
  return { objectType: "feed" as const, content, buttons };
}

export type MessengerCard = ReturnType<typeof messengerCard>;
