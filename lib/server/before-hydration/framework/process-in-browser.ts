/**
 * What the framework takes for Node's `process` in browsers: it reads `env` alone, of which the bundler has already put
 * every value in its place. Its own replacement also imitates Node's task queue, events and folders, 1 KB of every
 * page.
 */
export const env: Readonly<Record<string, string | undefined>> = {};
