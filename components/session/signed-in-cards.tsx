"use client";

import { WithMessages } from "@/components/messages/with-messages";
import { ProfileCards } from "@/components/session/profile-cards";

/** The cards with the messages they need. */
export function SignedInCards({ isLoyalty }: { isLoyalty: boolean }) {
  return (
    <WithMessages>
      <ProfileCards isLoyalty={isLoyalty} />
    </WithMessages>
  );
}
