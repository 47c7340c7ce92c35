import "client-only";

const TIMEOUT_MS = 15_000;

/** Loads a script into a window. Rejects when it is blocked or not loaded within fifteen seconds. */
export function loadScript(host: Window, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = host.document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`the script of ${new URL(address).host} could not be loaded`));
    setTimeout(() => reject(new Error(`the script of ${new URL(address).host} timed out`)), TIMEOUT_MS);
    host.document.head.append(script);
  });
}
