import "client-only";
import type { MessengerCard } from "@/lib/share/messenger-card";

/** Where the messenger's script is, what it must hash to, and our public key there. */
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

const PATIENCE_MS = 10_000;

/** The one address besides the build's from which a page takes code (`lib/page-script/watch-sinks.ts`). */
const messengerCode =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("messenger", { createScriptURL: (address) => address });

let loading: Promise<Kakao> | undefined;

/**
 * The messenger's script, fetched once. It must be there before the click that shares, or the browser would refuse
 * the window it opens. Rejects when it is blocked, altered or does not come within ten seconds; a later call asks anew.
 */
export function loadMessengerSdk(sdk: MessengerSdk): Promise<Kakao> {
  loading ??= fetchScript(sdk)
    .then(() => {
      const kakao = window.Kakao;
      if (kakao === undefined) throw new Error("the messenger's script brought nothing");
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
    script.onerror = () => reject(new Error("the messenger's script did not come"));
    setTimeout(() => reject(new Error("the messenger's script is late")), PATIENCE_MS);
    document.head.append(script);
  });
}
