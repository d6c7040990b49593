import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import type { ListedReservation } from '../contract.ts';
import { ReservationCard, type ReservationCardProps } from './reservation-card.tsx';
import { guestsText } from './texts.ts';

type Actions = Pick<ReservationCardProps, 'today' | 'onEdit' | 'onCancel'>;

/** A day's reservations by time; the cancelled ones stand apart below. */
export function ReservationList({
  date,
  reservations,
  onNote,
  ...on
}: { date: string; reservations: ListedReservation[]; onNote: () => void } & Actions) {
  const held = reservations.filter(({ status }) => status !== 'cancelada');
  const cancelled = reservations.filter(({ status }) => status === 'cancelada');
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="font-semibold text-lg first-letter:uppercase">{formatDay(date, getLocale())}</span>
        {held.length > 0 && <span className="text-ink-2 tabular-nums">{summary(held)}</span>}
      </p>
      {reservations.length === 0 && (
        <Teaching
          ghost="rows"
          title={m['reservations.none']()}
          action={
            <Button pill onClick={onNote}>
              <PlusIcon />
              {m['reservations.note']()}
            </Button>
          }
        >
          {m['reservations.noneHint']()}
        </Teaching>
      )}
      <Cards reservations={held} {...on} />
      {cancelled.length > 0 && (
        <section aria-labelledby="cancelled" className="mt-4 grid gap-3">
          <h2 id="cancelled" className="text-ink-2 text-lg">
            {m['reservations.cancelled']()}
          </h2>
          <Cards reservations={cancelled} {...on} />
        </section>
      )}
    </div>
  );
}

function Cards({ reservations, ...on }: { reservations: ListedReservation[] } & Actions) {
  if (reservations.length === 0) return null;
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4 2xl:grid-cols-4 xl:grid-cols-3">
      {reservations.map((reservation) => (
        <ReservationCard key={reservation.id} reservation={reservation} {...on} />
      ))}
    </div>
  );
}

function summary(held: ListedReservation[]): string {
  const guests = held.reduce((sum, reservation) => sum + reservation.guests, 0);
  return held.length === 1
    ? m['reservations.summaryOne']({ guests: guestsText(guests) })
    : m['reservations.summary']({ reservations: held.length, guests });
}
