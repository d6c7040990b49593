import { useRef, useState } from 'react';
import { useTimezone } from '#client/session.ts';
import { offerUndo } from '#client/undo.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import type { ListedReservation, Reservation } from '../contract.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { isEarly } from './early.ts';
import { useFocusKept } from './keep-focus.ts';
import { SeatDialog } from './seat-dialog.tsx';
import { nameText } from './texts.ts';
import { useArrival } from './use-arrival.ts';
import { useSetStatus } from './use-set-status.ts';

interface CardActionsProps {
  reservation: ListedReservation;
  /** The business day that is running. */
  today: string;
  onCancel: (reservation: ListedReservation) => void;
}

/** What is next for a reservation: an answer; on its day, that the guests came or did not; what was noted, taken back. */
export function CardActions({ reservation, today, onCancel }: CardActionsProps) {
  const timeZone = useTimezone();
  const [noSeat, setNoSeat] = useState<string | null>(null);
  const { arrive, missed, busy } = useArrival(setNoSeat);
  const answer = useSetStatus();
  const buttons = useRef<HTMLDivElement>(null);
  useFocusKept(reservation, buttons);
  const { id, revision, status, statusBefore, outcome, purged, night, time, startsAt, endsAt } = reservation;
  const name = nameText(reservation);
  const now = new Date();
  const begun = new Date(startsAt) <= now;
  const open = status !== 'cancelada' && !outcome;
  const due = open && (night === today || (begun && now < new Date(endsAt)));
  const late = open && begun && (due || status === 'confirmada');
  const expected = (status === 'pendente' && !purged) || now < new Date(endsAt);
  const asking = open && expected && !(due && begun);
  if (!due && !late && !asking && !outcome) return null;
  // Hours before their time they want an answer; nobody stands at the door yet.
  const answerFirst = asking && status === 'pendente' && isEarly(reservation, timeZone, now);

  // Hours before their time another card was probably meant: their table is taken from now on, and given back with a press.
  const tellEarly = (seated: Reservation) =>
    offerUndo(m['reservations.early']({ name, time: formatClock(time, getLocale()) }), () =>
      answer.mutate({ id, revision: seated.revision, status: seated.statusBefore ?? 'confirmada' }),
    );

  const answering = <AnswerButtons {...{ reservation, answer, onCancel }} first={answerFirst} confirmClass="grow" />;
  // Beside 'Chegou' a whole answer has no room.
  const besides = asking && due && status === 'confirmada';
  const arrival = (
    <div className="flex items-center gap-2">
      {due && (
        <Button
          size="s"
          variant={answerFirst ? 'soft' : 'fill'}
          className="grow"
          busy={arrive.isPending}
          disabled={busy}
          aria-label={m['reservations.outcome.arriveOf']({ name })}
          onClick={() =>
            arrive.mutate(
              { id, revision },
              { onSuccess: isEarly(reservation, timeZone, new Date()) ? tellEarly : undefined },
            )
          }
        >
          {m['reservations.outcome.arrive']()}
        </Button>
      )}
      {late && (
        <Button
          size="s"
          variant="danger-plain"
          className={due ? '' : 'grow'}
          busy={missed.isPending}
          disabled={busy}
          aria-label={m['reservations.outcome.missOf']({ name })}
          onClick={() => missed.mutate({ id, revision })}
        >
          {m['reservations.outcome.miss']()}
        </Button>
      )}
      {besides && answering}
    </div>
  );

  return (
    <div ref={buttons} className="grid gap-2 border-hairline border-t pt-3">
      {answerFirst && <div className="flex items-center gap-2">{answering}</div>}
      {(due || late) && arrival}
      {asking && !answerFirst && !besides && <div className="flex items-center gap-2">{answering}</div>}
      {outcome && (
        <div className="flex items-center gap-2">
          <p className="flex min-w-0 grow items-center gap-2 font-semibold">
            <Dot tone={outcome === 'arrived' ? 'green' : 'red'} />
            {outcome === 'arrived' ? m['reservations.outcome.arrived']() : m['reservations.outcome.missed']()}
          </p>
          <Button
            size="s"
            variant="plain"
            busy={answer.isPending}
            aria-label={m['reservations.outcome.undoOf']({ name })}
            onClick={() => answer.mutate({ id, revision, status: statusBefore ?? 'confirmada' })}
          >
            {m['reservations.outcome.undo']()}
          </Button>
        </div>
      )}
      {noSeat && (
        <SeatDialog
          reservation={reservation}
          reason={noSeat}
          busy={arrive.isPending}
          onSeat={(where) => arrive.mutate({ id, revision, ...where }, { onSuccess: () => setNoSeat(null) })}
          onClose={() => setNoSeat(null)}
        />
      )}
    </div>
  );
}
