type Store = "localStorage" | "sessionStorage";

const deny = (): never => {
  throw new DOMException("denied", "SecurityError");
};
const full = (): never => {
  throw new DOMException("full", "QuotaExceededError");
};

/** The ways in which a browser has no storage, each with the property that a test gives to the window for it. */
export const kindsOfMissingStorage: readonly (readonly [kind: string, property: PropertyDescriptor])[] = [
  ["null, as in many web views", { get: () => null }],
  ["missing", { get: () => undefined }],
  ["forbidden", { get: deny }],
  ["closed to every call", { get: () => ({ getItem: deny, setItem: deny, removeItem: deny }) }],
  ["full", { get: () => ({ getItem: () => null, setItem: full, removeItem: () => {} }) }],
];

/** Takes both kinds of storage away from this window. */
export function takeStorageAway(property: PropertyDescriptor): void {
  for (const store of ["localStorage", "sessionStorage"] satisfies Store[])
    Object.defineProperty(window, store, { ...property, configurable: true });
}
