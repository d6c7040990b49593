import type { ChangeEvent } from 'react';

/** Formats while typing goes on at the end; in the middle of the text the caret would jump. */
export function masked(event: ChangeEvent<HTMLInputElement>, format: (text: string) => string): string {
  const { value, selectionEnd } = event.target;
  return selectionEnd === value.length ? format(value) : value;
}
