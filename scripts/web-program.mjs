import packageFile from "../package.json" with { type: "json" };

/** The arguments of Node in `npm start`: the web server, and the limits of its memory. */
export const webProgram = packageFile.scripts.start.split(" ").slice(1);
