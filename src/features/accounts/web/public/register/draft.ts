import { texts } from './form-values.ts';

const key = 'comanda.registration';
/** Never kept, not even until the browser is closed. */
const secret = new Set<string>(['password', 'confirmPassword']);

/** The form's fields as they can be set: what is typed, and what is switched on. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !secret.has(element.name),
  );
}

/** Keeps what was typed for this tab: another language, a look at the prices or a reload must not cost four minutes of work. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = fieldsOf(form).map((field) => [field.name, field.type === 'checkbox' ? field.checked : field.value]);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Without storage the form works all the same.
  }
}

/** Puts back what was typed, unless somebody has begun to type already. */
export function restoreDraft(form: HTMLFormElement): void {
  const fields = fieldsOf(form);
  if (fields.some(({ name, value }) => (texts as readonly string[]).includes(name) && value !== '')) return;
  const draft = readDraft();
  for (const field of fields) {
    const kept = draft[field.name];
    if (typeof kept === 'boolean') field.checked = kept;
    else if (typeof kept === 'string') field.value = kept;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none.
  }
}

function readDraft(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
