import { type Field, fieldsOf, isChoice } from "@/lib/browser/kept-fields";

/**
 * Returns a copy of a form's fields, with what is chosen in them. A choice in the copy is one in the form, whose held
 * press sends it; the copy itself sends nothing.
 */
export function copyFields(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement;
  const number = [...document.forms].indexOf(form);
  for (const button of copy.querySelectorAll("button")) button.remove();
  for (const element of copy.querySelectorAll("[id]")) element.id = nameOfCopy(element.id);
  for (const label of copy.querySelectorAll("label[for]"))
    label.setAttribute("for", nameOfCopy(label.getAttribute("for") ?? ""));
  copyValues(form, copy);
  // Its widget may have been rendered anew meanwhile, and then the form is another element in the same place.
  copy.addEventListener("input", () => copyValues(copy, document.forms[number] ?? form));
  copy.addEventListener("submit", (event) => event.preventDefault());
  return copy;
}

function nameOfCopy(id: string): string {
  return `${id}-copy`;
}

function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const written: readonly (Field | undefined)[] = fieldsOf(to);
  for (const [index, field] of fieldsOf(from).entries()) {
    const other = written[index];
    if (other === undefined) return;
    if (isChoice(field) && isChoice(other)) other.checked = field.checked;
    else other.value = field.value;
  }
}
