import { useEffect } from 'react';

let handedOver = false;

/**
 * React takes over fields as they stand and hears nothing of what was chosen or typed before the page was alive: the field would
 * show one thing and the page another. For the first page alone, once.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    if (handedOver) return;
    handedOver = true;
    for (const field of document.querySelectorAll<HTMLInputElement>('main input')) handOver(field);
  }, []);
}

const skipped: readonly string[] = ['hidden', 'file', 'submit', 'button'];

function handOver(field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') handOverChoice(field);
  else if (!skipped.includes(field.type) && field.value !== field.defaultValue) handOverText(field);
}

function handOverText(field: HTMLInputElement): void {
  const typed = field.value;
  // React compares with what it has seen the field set to, and sees only what is set on the element itself.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function handOverChoice(field: HTMLInputElement): void {
  // Of a group of radio buttons, the one that was chosen says it for the one that was left.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = !field.checked;
  field.click();
}
