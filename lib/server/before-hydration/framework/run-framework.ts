import "client-only";

declare global {
  interface Window {
    /** The rows of the page's data, as the framework reads them when it starts. */
    __next_f?: unknown[];
    /** The bundler's registry: files register their modules here, and what is pushed is evaluated. */
    TURBOPACK?: unknown[];
  }
}

/** Gives the framework its data, before any of its scripts runs. */
export function giveData(rows: readonly unknown[]): void {
  window.__next_f ??= [...rows];
}

/** Lets the framework's files, once they are loaded, register their modules. */
export function openRegistry(): void {
  window.TURBOPACK ??= [];
}

/** Evaluates entries of the registry, such as the one with which the framework starts. */
export function evaluateEntries(entries: readonly unknown[]): void {
  window.TURBOPACK?.push(...entries);
}

/** Returns the entry that evaluates one registered module. */
export function moduleEntry(id: number): unknown {
  return { otherChunks: [], runtimeModuleIds: [id] };
}
