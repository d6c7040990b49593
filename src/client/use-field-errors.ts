import { useCallback, useEffect, useRef, useState } from 'react';
import { errorDetails } from './errors.ts';

/** What a refusal says of each field, in the reader's language, by the field's path. */
export function fieldErrors(error: unknown): Record<string, string> {
  const { fields } = errorDetails(error);
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(
    (fields as { path: string; message: string }[]).map(({ path, message }) => [String(path), message]),
  );
}

/** Whether the form's own fields say what was wrong. */
export function namesFields(error: unknown): boolean {
  return Object.keys(fieldErrors(error)).length > 0;
}

/** Keeps what is wrong with each field of a form, and leads to the first of them. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, keep] = useState<Record<string, string>>({});
  const [told, setTold] = useState(errors);
  const setErrors = useCallback((found: Record<string, string>) => {
    keep(found);
    setTold(found);
  }, []);
  useEffect(() => {
    if (Object.keys(told).length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // In the middle: a footer that stays in view may cover the field or what is said below it, and a browser takes that for visible.
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [told]);
  return {
    form,
    errors,
    setErrors,
    /** Says what is wrong with some fields, and leads nobody there: they are on their way elsewhere. */
    tell(found: Record<string, string>): void {
      keep((before) => ({ ...before, ...found }));
    },
    /** Takes back what is wrong with some fields, and leaves the focus where somebody is typing. */
    settle(fields: readonly string[]): void {
      keep((before) => {
        const left = Object.entries(before).filter(([field]) => !fields.includes(field));
        return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
      });
    },
    /** False when the refusal is not about the form's fields, and has to be told elsewhere. */
    refuse(error: unknown): boolean {
      setErrors(fieldErrors(error));
      return namesFields(error);
    },
  };
}
