import packageFile from "../package.json" with { type: "json" };

/**
 * The arguments of Node in `npm start`: the web server, and the limits of its memory. The script replaces its shell
 * (`exec`), so that a signal to npm reaches the server.
 */
export const webProgram = packageFile.scripts.start.split(" ").slice(2);
