import { m } from '#generated/messages/messages.js';

/** How many are left of something, or of one of its options. */
export function leftText(count: number, option: string | null = null): string {
  const text = count === 1 ? m['diner.oneLeft']() : m['diner.fewLeft']({ count });
  return option ? `${option}: ${text}` : text;
}
