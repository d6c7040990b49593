import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';

interface Message {
  /** A method, so that every message fits here, whatever values it wants: which those are, the catalogue alone knows. */
  say(values: object, options: { locale: Locale }): string;
}
const messages: Record<string, Message['say']> = m;

/** The text of a key that is made while running; undefined when the catalogue has none. */
export function messageOf(key: string, locale: Locale, values: object = {}): string | undefined {
  return messages[key]?.(values, { locale });
}
