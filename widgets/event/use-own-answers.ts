"use client";

import { useCallback, useEffect, useState } from "react";
import { isSignedIn } from "@/lib/account/signed-in";

const loadCode = () => import("@/widgets/event/own-answers").catch(() => undefined);

type Code = NonNullable<Awaited<ReturnType<typeof loadCode>>>;
type Own = {
  OwnAnswers: Code["OwnAnswers"];
  answers: NonNullable<Awaited<ReturnType<Code["readOwnAnswers"]>>>;
};

/**
 * Reads what a signed-in guest answered when they took part, and loads the code that shows it for them alone; undefined
 * where nothing is known of it. `readAgain` is for a guest who has just taken part. Never rejects.
 */
export function useOwnAnswers(eventId: number): { own: Own | undefined; readAgain: () => Promise<void> } {
  const [own, setOwn] = useState<Own>();
  const readAgain = useCallback(async () => {
    if (!isSignedIn(document.cookie)) return;
    const code = await loadCode();
    const answers = await code?.readOwnAnswers(eventId);
    setOwn(code && answers && { OwnAnswers: code.OwnAnswers, answers });
  }, [eventId]);
  useEffect(() => void readAgain(), [readAgain]);
  return { own, readAgain };
}
