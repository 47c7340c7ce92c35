/**
 * Deletes from a page the APIs newer than the oldest supported browsers (`browserslist` in `package.json`: iOS 15.4,
 * Chrome 103). Must run in the page before any other script.
 */
export function forgetYoungApis(): void {
  const young: readonly (readonly [object, readonly string[]])[] = [
    [AbortSignal, ["any", "timeout"]],
    [URL, ["canParse", "parse"]],
    [Array, ["fromAsync"]],
    [Array.prototype, ["toReversed", "toSorted", "toSpliced", "with"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Promise, ["try", "withResolvers"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [
      Set.prototype,
      [
        "difference",
        "intersection",
        "isDisjointFrom",
        "isSubsetOf",
        "isSupersetOf",
        "symmetricDifference",
        "union",
      ],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ["drop", "every", "filter", "find", "flatMap", "forEach", "map", "reduce", "some", "take", "toArray"],
    ],
    [Element.prototype, ["checkVisibility", "setHTMLUnsafe"]],
    [HTMLElement.prototype, ["hidePopover", "showPopover", "togglePopover"]],
    [HTMLFormElement.prototype, ["requestSubmit"]],
    [HTMLInputElement.prototype, ["showPicker"]],
    [Document.prototype, ["startViewTransition"]],
    [Window.prototype, ["requestIdleCallback"]],
    [window, ["navigation", "requestIdleCallback", "scheduler"]],
    [Navigator.prototype, ["userActivation", "userAgentData"]],
  ];
  for (const [owner, names] of young) for (const name of names) Reflect.deleteProperty(owner, name);
}
