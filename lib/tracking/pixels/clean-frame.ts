import "client-only";

/**
 * A window in which ad scripts can run although this page's own address, or the one before it, belongs to one guest:
 * an unseen frame of ours that knows `address` and no referrer. Rejects when it does not come.
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
        // Without a connection the browser shows a page of its own there, which nobody may touch.
        reject(error);
      }
    };
    frame.onerror = () => reject(new Error("the frame did not come"));
    document.body.append(frame);
  });
}
