import { m } from '#generated/messages/messages.js';

/** '42 min', '1 h 05'. */
export function spanText(minutes: number): string {
  if (minutes < 60) return m['tables.age.minutes']({ minutes });
  return m['tables.age.hours']({
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}
