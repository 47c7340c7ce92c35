/** @jest-environment jsdom */
import { fieldsOf, restoreFields } from "@/lib/browser/page";

const FORM = `<select name="hotel"><option value="">Any</option><option value="7">Seven</option></select>
  <input type="radio" name="day" value="today" checked><input type="radio" name="day" value="other">
  <input type="date" name="date"><input type="checkbox" name="quiet"><textarea name="note"></textarea>`;

function showForm(): Element {
  document.body.innerHTML = `<form>${FORM}</form>`;
  return document.body;
}

const values = () =>
  [...document.querySelectorAll<HTMLInputElement>("input,select,textarea")].map(({ type, value, checked }) =>
    type === "radio" || type === "checkbox" ? checked : value,
  );

test("fields that are rendered anew get back what the guest had chosen and typed, and tell their listeners", () => {
  const root = showForm();
  const set = (name: string, value: string) => {
    const field = root.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field !== null) field.value = value;
  };
  set("hotel", "7");
  set("date", "2026-12-24");
  set("note", "창가");
  root.querySelector<HTMLInputElement>("[value=other]")?.click();
  root.querySelector<HTMLInputElement>("[name=quiet]")?.click();
  const chosen = values();
  const before = fieldsOf(root);
  showForm();
  const listener = jest.fn();
  document.addEventListener("input", listener);
  restoreFields(before, document.body);
  expect(values()).toEqual(chosen);
  expect(listener).toHaveBeenCalledTimes(5);
});

test("what is typed while the fields are still the guest's own stays, and other fields are left alone", () => {
  const root = showForm();
  const before = fieldsOf(root);
  root.querySelector<HTMLInputElement>("[value=other]")?.click();
  const chosen = values();
  const listener = jest.fn();
  document.addEventListener("input", listener);
  restoreFields(before, root);
  expect(values()).toEqual(chosen);
  document.body.innerHTML = '<input name="other">';
  restoreFields(before, document.body);
  expect(values()).toEqual([""]);
  expect(listener).not.toHaveBeenCalled();
});
