import { randomUUID } from 'node:crypto';
import { guest } from './sample-inputs.ts';

export interface ReservationSubject {
  slug: string;
  tableId: string;
  reservationId: string;
}

/** Well-formed inputs of the calls about reservations. */
export const reservationSamples: Record<string, (subject: ReservationSubject) => Record<string, unknown>> = {
  'reservations.request': ({ slug }) => ({ slug, key: randomUUID(), ...guest(), customerNote: 'Aniversário' }),
  'reservations.ofGuest': ({ slug }) => ({ slug, key: randomUUID() }),
  'reservations.cancelAsGuest': ({ slug }) => ({ slug, key: randomUUID() }),
  'reservations.freeTimes': ({ slug }) => ({ slug, date: guest().date, guests: 2 }),
  'reservations.tablesAt': ({ tableId }) => ({ date: guest().date, time: '20:00', guests: 2, tableId }),
  'reservations.missedBefore': () => ({ phone: guest().customerPhone }),
  'reservations.alreadyBooked': () => ({ phone: guest().customerPhone, date: guest().date, time: '20:00' }),
  'reservations.ofDay': () => ({}),
  'reservations.pending': () => ({}),
  'reservations.near': () => ({}),
  'reservations.coming': () => ({}),
  'reservations.toCome': () => ({}),
  'reservations.read': ({ reservationId }) => ({ id: reservationId ?? randomUUID() }),
  'reservations.create': ({ tableId }) => ({
    key: randomUUID(),
    ...guest(),
    customerNote: 'Alergia a camarão',
    tableId,
  }),
  'reservations.edit': ({ reservationId, tableId }) => ({
    id: reservationId ?? randomUUID(),
    revision: 1,
    ...guest(),
    customerNote: 'Cadeira de bebê',
    tableId,
    status: 'confirmada',
  }),
  'reservations.setStatus': ({ reservationId }) => ({
    id: reservationId ?? randomUUID(),
    revision: 1,
    status: 'cancelada',
  }),
  'reservations.arrive': ({ reservationId }) => ({ id: reservationId ?? randomUUID(), revision: 1, theirs: true }),
  'reservations.missed': ({ reservationId }) => ({ id: reservationId ?? randomUUID(), revision: 1 }),
};
