import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { firstName } from '../../calls/web/call-words.ts';
import { usePromised } from '../../reservations/web/use-promised.ts';
import { cardName, stateText } from './card-words.ts';
import { seatingLook } from './seating-look.ts';
import type { TableView } from './table-view.ts';

interface FreeTablesProps {
  title?: string;
  views: readonly TableView[];
  now: number;
  /** Among everybody's tables: who serves it. */
  told: boolean;
  onOpen: (view: TableView) => void;
}

/** Where nobody sits: small, below what is at work. */
export function FreeTables({ title = m['floor.freeTables'](), views, now, told, onOpen }: FreeTablesProps) {
  const promisedAt = usePromised();
  if (views.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="px-1 font-semibold text-ink-2 text-sm">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2">
        {views
          .map((view) => ({ view, next: promisedAt(view.table.id).next }))
          .map(({ view, next }) => (
            <li key={view.table.id} className="grid min-w-0">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(view)}
                className={cx(
                  'grid min-h-16 min-w-0 content-center justify-items-center rounded-lg px-1.5 py-2 text-center transition hover:bg-tint',
                  view.state === 'reserved' || next
                    ? seatingLook.reserved
                    : 'bg-surface/60 text-ink-2 inset-ring inset-ring-hairline',
                )}
              >
                <span className="sr-only">{cardName(view, now, next)}</span>
                <b
                  aria-hidden="true"
                  className="font-semibold text-lg leading-6 tabular-nums"
                >{`#${view.table.number}`}</b>
                <span aria-hidden="true" className="max-w-full truncate text-xs">
                  {next
                    ? `${next.time} ${next.name}`
                    : told && view.waiter
                      ? firstName(view.waiter.name)
                      : stateText(view)}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
