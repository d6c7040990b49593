import type { LocalClock } from '#lib/time.ts';

/** Where the support team is, and by whose clock it works. */
export const supportTimezone = 'America/Sao_Paulo';

/** Monday to Friday 9h to 18h, Saturday 9h to 14h. */
export function supportOpen({ weekday, minutes }: Pick<LocalClock, 'weekday' | 'minutes'>): boolean {
  if (weekday === 0 || minutes < 9 * 60) return false;
  return minutes < (weekday === 6 ? 14 : 18) * 60;
}

/** The chat with a message that is already written. */
export function chatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
