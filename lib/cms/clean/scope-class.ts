/**
 * Returns the class of a part's own element, with which every selector of its style sheet begins. A class, because it
 * is shorter in every rule than an attribute; no class in authored content begins with an underscore (`toPartClass`).
 */
export function scopeClass(scope: string): string {
  return `_${scope.replace(/[\t\n\f\r ]/g, "-")}`;
}

/** Returns whether a class is that of some part's own element. */
export function isScopeClass(name: string): boolean {
  return name.startsWith("_");
}
