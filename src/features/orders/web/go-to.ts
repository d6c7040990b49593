/** Brings the first part of a form that one of these selectors finds into view, and the focus to it. */
export function goTo(form: HTMLElement | null, block: ScrollLogicalPosition, ...selectors: string[]): void {
  const part = selectors.map((each) => form?.querySelector<HTMLElement>(each)).find(Boolean);
  part?.scrollIntoView({ block });
  (part?.matches('fieldset') ? part.querySelector('button') : part)?.focus({ preventScroll: true });
}
