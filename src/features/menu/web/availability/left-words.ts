import { m } from '#generated/messages/messages.js';

/** How many are left of what is counted, in the staff's words. */
export function leftWords(left: number): string {
  if (left === 0) return m['menu.availability.noneLeft']();
  return left === 1 ? m['menu.availability.oneLeft']() : m['menu.availability.left']({ left });
}
