const { set } = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value') ?? {};

/**
 * What was typed into a field before the page was alive (or put back by the browser) is heard as if it were typed now. React
 * leaves it standing when it takes the page over, does not tell of it, and takes it away when it draws the field again.
 */
export function hearEarlyTyping(field: HTMLInputElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  // React hears only of what differs from what it wrote last; its own setter is on the field, the browser's is not.
  field.value = field.defaultValue;
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
