/** The command of the web server, from the repository's root or another build's; `npm start` runs the same. */
export const webCommand = "scripts/start.sh";
