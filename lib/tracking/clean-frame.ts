import "client-only";

/**
 * Opens a window in which ad scripts can run although this page's own address, or its referrer, belongs to one guest: a
 * hidden same-origin frame whose address is `address` and which has no referrer. Rejects when it cannot be loaded.
 */
export function openCleanFrame(address: string): Promise<Window> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement("iframe");
    frame.src = "/visit";
    frame.referrerPolicy = "no-referrer";
    frame.hidden = true;
    frame.title = document.title;
    frame.onload = () => {
      const inside = frame.contentWindow;
      if (inside === null) return reject(new Error("the frame has no window"));
      try {
        inside.history.replaceState(null, "", address);
        inside.document.title = document.title;
        resolve(inside);
      } catch (error) {
        // Without a connection the frame holds the browser's error page, which must not be accessed.
        reject(error);
      }
    };
    frame.onerror = () => reject(new Error("the frame could not be loaded"));
    document.body.append(frame);
  });
}
