import "client-only";
import type { MessengerCard } from "@/lib/share/share-targets";

/** The address of the messenger's script, its integrity hash, and our public key there. */
export type MessengerSdk = { address: string; integrity?: string | undefined; key: string };

type Kakao = {
  init: (key: string) => void;
  isInitialized: () => boolean;
  Share: { sendDefault: (card: MessengerCard) => void };
};

declare global {
  interface Window {
    Kakao?: Kakao;
  }
}

const TIMEOUT_MS = 10_000;

/** Allows the one address besides the build's from which a page loads code (`lib/server/before-hydration/every-page.ts`). */
const messengerCode =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("messenger", { createScriptURL: (address) => address });

let loading: Promise<Kakao> | undefined;

/**
 * Loads the messenger's script once. It must be loaded before the click that shares, or the browser would block the
 * window it opens. Rejects when it is blocked, altered or not loaded within ten seconds; a later call tries again.
 */
export function loadMessengerSdk(sdk: MessengerSdk): Promise<Kakao> {
  loading ??= fetchScript(sdk)
    .then(() => {
      const kakao = window.Kakao;
      if (kakao === undefined) throw new Error("the messenger's script defined nothing");
      if (!kakao.isInitialized()) kakao.init(sdk.key);
      return kakao;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function fetchScript({ address, integrity }: MessengerSdk): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = messengerCode?.createScriptURL(address) ?? address;
    script.async = true;
    script.crossOrigin = "anonymous";
    if (integrity !== undefined) script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("the messenger's script could not be loaded"));
    setTimeout(() => reject(new Error("the messenger's script timed out")), TIMEOUT_MS);
    document.head.append(script);
  });
}
