import "client-only";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = "input,select,textarea";

/** What a guest has chosen and typed in the fields of a part of the page, in their order. */
export type KeptFields = readonly { name: string; value: string; isChecked: boolean | undefined }[];

/** Reads what the fields inside an element hold. */
export function keepFields(root: Element | null): KeptFields {
  return fieldsOf(root).map((field) => ({
    name: nameOf(field),
    value: field.value,
    isChecked: isChoice(field) ? field.checked : undefined,
  }));
}

/**
 * Writes the values back where the fields were rendered anew with others; `kept` and the fields must be of the same
 * names in the same order. Whoever listens to a field is told, as if the guest had typed.
 */
export function restoreFields(root: Element | null, kept: KeptFields): void {
  for (const [index, field] of fieldsOf(root).entries()) {
    const before = kept[index];
    if (before === undefined || before.name !== nameOf(field)) return;
    if (isChoice(field)) {
      if (field.checked === before.isChecked) continue;
      // A click is what a listener of a choice hears; one that is released by another choice needs none.
      if (before.isChecked === true || field.type === "checkbox") field.click();
    } else if (field.value !== before.value) {
      field.value = before.value;
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

function fieldsOf(root: Element | null): Field[] {
  return [...(root?.querySelectorAll<Field>(FIELDS) ?? [])];
}

function nameOf({ name, type, id }: Field): string {
  return `${type} ${name} ${id}`;
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === "radio" || field.type === "checkbox";
}
