import { m } from '#generated/messages/messages.js';

export function seatsText(count: number): string {
  return count === 1 ? m['tables.seat']() : m['tables.seats']({ count });
}

export function guestsText(count: number): string {
  return count === 1 ? m['tables.guest']() : m['tables.guests']({ count });
}

/** '42 min', '1 h 05': how long a bill has been open. */
export function ageText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return m['tables.age.minutes']({ minutes });
  return m['tables.age.hours']({
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}

/** 'K7M 4QX', as it is read aloud. */
export function codeText(shortCode: string): string {
  return `${shortCode.slice(0, 3)} ${shortCode.slice(3)}`;
}
