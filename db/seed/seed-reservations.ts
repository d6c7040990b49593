import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';
import { spanFrom } from '../../src/features/reservations/span.ts';
import { addDays, todayIn, weekdayOf } from '../../src/lib/days.ts';
import { restaurant } from './cast.ts';

const insertReservation = statement(
  'demo.insertReservation',
  `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, status, date, time, during, guests)
   values ($1, $2, $3, $4, $5, $6, $7, $8, tstzrange($9, $10), $11)`,
);

const timezone = 'America/Sao_Paulo';
const days = Object.keys(restaurant.openingHours).length;

/** Table by its place in the list, day among the next evenings that are open, time, guests. */
const guests = [
  ['Marina Alves', 'confirmada', 2, 0, '19:00', 4],
  ['Rafael Nogueira', 'pendente', 0, 0, '19:30', 2],
  ['Fernanda Lima', 'confirmada', 10, 0, '20:30', 8],
  ['Beatriz Figueiredo', 'pendente', 6, 1, '20:00', 6],
  ['João Pedro Farias', 'cancelada', 1, 1, '20:30', 2],
  ['Camila Duarte', 'pendente', 3, 2, '19:30', 3],
] as const;

/** Guests of the coming evenings, from tomorrow on: which tables are about to be sat at today does not depend on when it was seeded. */
export async function seedReservations(tx: TransactionScope, tables: string[], now: Date): Promise<void> {
  const today = todayIn(timezone, now);
  // On Sundays and Mondays nobody dines here.
  const evenings = Array.from({ length: days }, (_, n) => addDays(today, n + 1)).filter((day) => weekdayOf(day) > 1);
  for (const [name, status, table, evening, time, seats] of guests) {
    const date = evenings[evening]!;
    const { from, to } = spanFrom({ date, time }, timezone, 120);
    const email = `${name
      .split(' ')[0]
      ?.normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}@cliente.example`;
    const phone = `(11) 9${8000 + table * 37}-${2000 + seats * 311}`;
    const span = [from.toISOString(), to.toISOString()];
    await tx.rows(insertReservation, [
      tx.restaurantId,
      tables[table],
      name,
      email,
      phone,
      status,
      date,
      time,
      ...span,
      seats,
    ]);
  }
}
