/** The command of the web server, from the repository's root or another build's; `npm start` runs the same. */
export const webCommand = "scripts/start.sh";

/** Next alone, without the web server in front of it. */
export const nextCommand = "node_modules/.bin/node node_modules/next/dist/bin/next start";
