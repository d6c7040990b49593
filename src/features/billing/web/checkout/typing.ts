import type { ChangeEvent } from 'react';

/** A Brazilian number has its area and eight or nine digits; one of another country eight to fifteen. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return text.trimStart().startsWith('+') ? digits >= 8 && digits <= 15 : digits === 10 || digits === 11;
}

/** Formats while typing goes on at the end; in the middle of the text the caret would jump. */
export function masked(event: ChangeEvent<HTMLInputElement>, format: (text: string) => string): string {
  const { value, selectionEnd } = event.target;
  return selectionEnd === value.length ? format(value) : value;
}
