/**
 * Script of a worker that uses `Intl` once, in the language that is the worker's name, and says when it has. What the
 * browser loads for the first use is then here for the page too (`lib/server/before-hydration/idle/prepare-formats.ts`).
 */
new Intl.DateTimeFormat(self.name).format();
self.postMessage(undefined);
self.close();
