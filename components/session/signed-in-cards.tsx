"use client";

import { MessagesProvider } from "@/components/messages/messages-provider";
import { ProfileCards } from "@/components/session/profile-cards";

/** The cards with the messages they need. */
export function SignedInCards({ isLoyalty }: { isLoyalty: boolean }) {
  return (
    <MessagesProvider>
      <ProfileCards isLoyalty={isLoyalty} />
    </MessagesProvider>
  );
}
