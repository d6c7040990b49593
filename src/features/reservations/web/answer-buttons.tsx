import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { ListedReservation } from '../contract.ts';
import { nameText } from './texts.ts';
import type { useSetStatus } from './use-set-status.ts';

interface AnswerButtonsProps {
  reservation: ListedReservation;
  answer: ReturnType<typeof useSetStatus>;
  /** The first thing to do with it. */
  first: boolean;
  onCancel: (reservation: ListedReservation) => void;
  confirmClass: string;
  cancelClass?: string;
}

/** Confirms a reservation that nobody has answered; cancels one, whether it was confirmed or not. */
export function AnswerButtons({
  reservation,
  answer,
  first,
  onCancel,
  confirmClass,
  cancelClass = '',
}: AnswerButtonsProps) {
  const { id, revision, status } = reservation;
  const name = nameText(reservation);
  return (
    <>
      {status === 'pendente' && (
        <Button
          size="s"
          variant={first ? 'fill' : 'soft'}
          className={confirmClass}
          busy={answer.isPending}
          aria-label={m['reservations.confirmOf']({ name })}
          onClick={() => answer.mutate({ id, revision, status: 'confirmada' })}
        >
          {m['reservations.confirm']()}
        </Button>
      )}
      <Button
        size="s"
        variant="danger-plain"
        className={cancelClass}
        disabled={answer.isPending}
        aria-label={m['reservations.cancelOf']({ name })}
        onClick={() => onCancel(reservation)}
      >
        {m['reservations.cancel']()}
      </Button>
    </>
  );
}
