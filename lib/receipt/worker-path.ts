/** The path of the service worker that opens saved receipts (`public/saved-tables.js`). */
export const SAVED_TABLES_WORKER = "/saved-tables.js";
