import { weekFromMonday } from '#features/restaurants/values.ts';
import { fieldOf } from './form-values.ts';

type Day = (typeof weekFromMonday)[number];
const parts = ['open', 'close'] as const;
type Part = (typeof parts)[number] | 'isOpen';

/** Gives every open day of the form the hours of one; a day that is closed stays closed. Gives back how to undo it. */
export function copyDay(form: HTMLFormElement, from: Day): () => void {
  const before = weekFromMonday.flatMap((day) =>
    parts.flatMap((part) => {
      const field = fieldIn(form, day, part);
      return field ? [{ field, value: field.value }] : [];
    }),
  );
  for (const day of weekFromMonday.filter((each) => fieldIn(form, each, 'isOpen')?.checked))
    for (const part of parts) {
      const source = fieldIn(form, from, part);
      const field = fieldIn(form, day, part);
      if (source && field) field.value = source.value;
    }
  tell(form, from);
  return () => {
    for (const { field, value } of before) field.value = value;
    tell(form, from);
  };
}

/** The form hears of it as of what is typed: what it keeps and what it says follow. */
function tell(form: HTMLFormElement, day: Day): void {
  fieldIn(form, day, 'open')?.dispatchEvent(new Event('input', { bubbles: true }));
}

function fieldIn(form: HTMLFormElement, day: Day, part: Part): HTMLInputElement | null {
  const field = form.elements.namedItem(fieldOf(day, part));
  return field instanceof HTMLInputElement ? field : null;
}
