"use client";

import { ProfileCards } from "@/components/session/profile-cards";
import { WithMessages } from "@/components/session/with-messages";

/** The cards with the sentences they need. */
export function SignedInCards({ isLoyalty }: { isLoyalty: boolean }) {
  return (
    <WithMessages>
      <ProfileCards isLoyalty={isLoyalty} />
    </WithMessages>
  );
}
