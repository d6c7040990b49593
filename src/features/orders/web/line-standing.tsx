import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';

interface LineStandingProps {
  status: 'pronto' | 'entregue';
  station: string | null;
}

/** That a line is ready, and where, or that it has been carried, while others of its order are not so far. */
export function LineStanding({ status, station }: LineStandingProps) {
  return (
    <p
      className={cx(
        'mt-0.5 flex items-center gap-1 text-sm md:text-base',
        status === 'pronto' ? 'font-semibold text-green' : 'font-medium text-ink-3',
      )}
    >
      <CheckIcon size={18} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {m[`orders.status.${status}`]()}
        {status === 'pronto' && station && ` · ${station}`}
      </span>
    </p>
  );
}
