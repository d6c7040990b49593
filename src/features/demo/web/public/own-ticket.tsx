import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { stepOf } from '../../../kitchen/moves.ts';
import { DemoTicket, type DemoTicketProps } from './demo-ticket.tsx';

/** The visitor's own: it stands out, and they cook it themselves, by the one step that it takes next. */
export function OwnTicket(props: Omit<DemoTicketProps, 'step' | 'own'>) {
  const step = stepOf(props.ticket);
  const move = useChange(api.demo.move.mutationOptions(), {
    rereads: [api.demo.tickets.key()],
    untilReread: true,
    inPlace: true,
    failed: m['demo.failed'](),
  });
  const carryOut = () => {
    for (const each of step?.moves ?? [])
      move.mutate({
        ...each,
        from: each.from === 'preparando' ? 'preparando' : 'pendente',
        to: step?.to ?? 'preparando',
      });
  };
  return (
    <DemoTicket {...props} own>
      {move.unsent && (
        <p role="alert" className="px-4 pb-3 text-red text-sm">
          {failureText(move.error, m['demo.failed']())}
        </p>
      )}
      {step && (
        <div className="px-3 pb-3">
          <button
            type="button"
            aria-disabled={move.isPending}
            onClick={carryOut}
            className={cx(
              'min-h-12 w-full rounded-md px-4 font-semibold transition aria-disabled:opacity-60',
              step.to === 'pronto' ? 'bg-brand text-on-brand' : 'bg-tint text-brand-ink hover:bg-tint-2',
            )}
          >
            {m[`orders.advance.${step.to}`]()}
          </button>
        </div>
      )}
    </DemoTicket>
  );
}
