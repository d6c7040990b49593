import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { UserIcon } from '#ui/staff/icons.tsx';
import type { ReservedParty } from '../../../tables/web/table-card.tsx';
import { withJoined } from '../../../tables/with-joined.ts';
import type { Shape } from '../../plan/values.ts';
import { attentionRing } from '../attention-look.ts';
import { cardName, lateMinutes } from '../card-words.ts';
import { chairLook, seatingLook, seatingOf } from '../seating-look.ts';
import { attentionOf, type TableView } from '../table-view.ts';
import { Chairs } from './chairs.tsx';
import { LateMark } from './late-mark.tsx';
import { Pin } from './pin.tsx';
import { TableFace } from './table-face.tsx';
import { tableCorner, tableSize } from './table-size.ts';

interface PlanTableProps {
  view: TableView;
  /** Who reserved it, soonest first. */
  next: ReservedParty | undefined;
  /** The table whose bill it is of: itself, unless it was put to another. */
  head: TableView;
  shape: Shape;
  now: number;
  /** Whether whoever looks at it serves it. */
  own: boolean;
  /** Whether what it is about stands beside the plan. */
  chosen: boolean;
  /** Whether it opens beside the plan, and not over it. */
  beside: boolean;
  onOpen: () => void;
}

/** A table where it stands: number, money, people and minutes, filled where people sit; what it wants is a pin with a word, and a ring, and what the kitchen is late with a mark. */
export function PlanTable({ view, next, head, shape, now, own, chosen, beside, onOpen }: PlanTableProps) {
  const { table } = view;
  const attention = attentionOf(view, now);
  const late = lateMinutes(view, now);
  const seating = seatingOf(head);
  const joined = table.bill?.joined ?? [];
  return (
    <button
      type="button"
      aria-haspopup={beside ? undefined : 'dialog'}
      aria-current={chosen || undefined}
      data-table={table.id}
      onClick={onOpen}
      className={cx(
        'relative isolate size-full scroll-mx-8 scroll-my-12 touch-manipulation text-center transition hover:brightness-98',
        tableCorner[shape],
        tableSize[shape],
        chosen && 'outline-3 outline-brand outline-offset-11',
      )}
    >
      <Chairs shape={shape} seats={table.capacity} className={chairLook[seating]} />
      <span className="sr-only">
        {cardName(view, now, next)}
        {own && `, ${m['floor.servedByYou']()}`}
      </span>
      <span
        aria-hidden="true"
        style={{ containerType: 'size' }}
        className={cx(
          'grid size-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] rounded-[inherit] shadow-card',
          shape === 'round' ? 'px-[5%] py-[2%]' : 'px-1',
          seatingLook[seating],
          (attention || late > 0) && 'pt-1',
          attention && cx('ring-4 ring-offset-2 ring-offset-surface', attentionRing[attention]),
        )}
      >
        {/* A line that is too low on it goes to a second column, which is not seen. */}
        <span className="flex flex-col flex-wrap content-start justify-center overflow-hidden">
          <b
            className={cx(
              'w-full text-balance font-semibold leading-[1.1] tabular-nums',
              // Never cut: several numbers are written smaller, one beneath another where they have to be.
              joined.length > 0 ? 'text-[max(14px,min(26px,16cqmin))]' : 'text-[max(16px,min(32px,27cqmin))]',
            )}
          >
            {withJoined(table.number, joined, ' + ')}
          </b>
          <TableFace {...{ view, next, now }} marks={(attention ? 1 : 0) + (late > 0 ? 1 : 0)} />
        </span>
      </span>
      {own && <OwnMark corner={late > 0 && attention !== null} />}
      {attention && <Pin {...{ view, attention, now }} />}
      {late > 0 && <LateMark minutes={late} foot={attention !== null} />}
    </button>
  );
}

const onSmall = '[@container(min-height:9rem)]:hidden';
const onLarge = '[@container(max-height:8.99rem)]:hidden';

/** A word at the table's foot; on a small one a sign at its `corner`, or the pin of the table below would be over it. */
function OwnMark({ corner }: { corner: boolean }) {
  return (
    <span aria-hidden="true">
      <span
        className={cx(
          'absolute top-[calc(100%-0.75rem)] left-1/2 -translate-x-1/2 rounded-full bg-surface px-2 font-semibold text-ink text-xs leading-5 ring-2 ring-ink-2',
          corner ? 'hidden' : onLarge,
        )}
      >
        {m['floor.plan.own']()}
      </span>
      <span
        className={cx(
          'absolute top-1 -left-2.5 grid size-4.5 place-items-center rounded-full bg-surface text-ink ring-2 ring-ink-2',
          !corner && onSmall,
        )}
      >
        <UserIcon size={11} />
      </span>
    </span>
  );
}
