import "client-only";

/** An element in which a guest chooses or types. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = "input,select,textarea";

/** Returns the fields inside an element, in their order. */
export function fieldsOf(root: Element | null): readonly Field[] {
  return [...(root?.querySelectorAll<Field>(FIELDS) ?? [])];
}

/**
 * Writes what a guest has chosen and typed in fields that were there before into those inside `root`, which have
 * replaced them: a field that was taken off the page still holds it. Does nothing where the fields are still the same,
 * or others by name and order. Whoever listens to a field is told, as if the guest had typed.
 */
export function restoreFields(before: readonly Field[], root: Element | null): void {
  for (const [index, field] of fieldsOf(root).entries()) {
    const former = before[index];
    if (former === undefined || former === field || nameOf(former) !== nameOf(field)) return;
    restore(field, former);
  }
}

function restore(field: Field, former: Field): void {
  if (isChoice(field) && isChoice(former)) {
    // A click is what a listener of a choice hears; one that is released by another choice needs none.
    if (field.checked !== former.checked && (former.checked || field.type === "checkbox")) field.click();
  } else if (field.value !== former.value) {
    field.value = former.value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function nameOf({ name, type, id }: Field): string {
  return `${type} ${name} ${id}`;
}

/** Returns whether a field is chosen or not, and holds no text. */
export function isChoice(field: Field): field is HTMLInputElement {
  return field.type === "radio" || field.type === "checkbox";
}
