import { cx } from '#ui/cx.ts';
import { callFill } from '../../calls/web/call-tone.ts';
import { attentionRing } from './attention-look.ts';
import { type Attention, attentionOf, type TableView } from './table-view.ts';

const fills: Record<Attention, string> = {
  ...callFill,
  carry: 'bg-green-tint text-green',
};

/** The table's number, and of those that were put to it; what wants legs is its fill and its ring. The word stands beside it. */
export function NumberTile({ view, now }: { view: TableView; now: number }) {
  const { table } = view;
  const attention = attentionOf(view, now);
  const joined = table.bill?.joined ?? [];
  return (
    <span
      className={cx(
        'm-1 grid h-14 min-w-14 shrink-0 max-w-24 place-items-center rounded-md px-1.5 font-semibold text-xl tabular-nums tracking-tight',
        attention ? fills[attention] : 'bg-sunken text-ink',
        attention && cx('ring-2 ring-offset-2 ring-offset-surface', attentionRing[attention]),
      )}
    >
      <span className="grid justify-items-center">
        {`#${table.number}`}
        {joined.length > 0 && (
          <span className="font-medium text-xs leading-4">{joined.map((number) => `+ #${number}`).join(' ')}</span>
        )}
      </span>
    </span>
  );
}
