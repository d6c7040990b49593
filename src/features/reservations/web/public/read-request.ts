import { getLocale } from '#generated/messages/runtime.js';
import { readDay, readTime } from '#lib/typed-time.ts';
import type { GuestRequest } from '../../asked/contract.ts';
import type { When } from '../../opening.ts';

/** The date and time as typed; what is neither is left for the server to name. */
export function readWhen(form: HTMLFormElement): When {
  const data = new FormData(form);
  const date = String(data.get('date') ?? '');
  const time = String(data.get('time') ?? '');
  return { date: readDay(date, getLocale()) ?? date, time: readTime(time) ?? time };
}

/** What stands in the fields, on the date of the night that was chosen. A number that is none is left for the server to name. */
export function readRequest(form: HTMLFormElement): GuestRequest & { customerNote: string } {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const guests = text('guests').trim();
  return {
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    customerPhone: text('customerPhone'),
    customerNote: text('customerNote'),
    ...readWhen(form),
    ...(text('night') && { date: text('night') }),
    guests: guests === '' ? Number.NaN : Number(guests),
  };
}
