"use client";

import { ProfileCards } from "@/components/account/profile-cards";
import { MessagesProvider } from "@/components/ui/messages-provider";

/** The cards with the messages they need. */
export function SignedInCards({ isLoyalty }: { isLoyalty: boolean }) {
  return (
    <MessagesProvider>
      <ProfileCards isLoyalty={isLoyalty} />
    </MessagesProvider>
  );
}
