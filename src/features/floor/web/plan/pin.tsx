import { m } from '#generated/messages/messages.js';
import { minutesSince } from '#lib/minutes.ts';
import { cx } from '#ui/cx.ts';
import { BellIcon, ReceiptIcon } from '#ui/icons.tsx';
import { ClocheIcon } from '#ui/late-icons.tsx';
import { attentionFill } from '../attention-look.ts';
import { goesText } from '../card-words.ts';
import { type Attention, type TableView, wantOf } from '../table-view.ts';

const glyphs = { bill: ReceiptIcon, call: BellIcon, carry: ClocheIcon };

const small = '@max-[4.25rem]:size-3 [@container(max-height:5.24rem)]:size-3';
const onWide = '@max-[5.25rem]:hidden';

/** What a table wants, over its edge: food to be carried, or who calls, and since when; red once it has waited too long. On a small table with minutes alone: it stays off its neighbours. */
export function Pin({ view, attention, now }: { view: TableView; attention: Attention; now: number }) {
  const want = wantOf(view, now);
  const Glyph = glyphs[want?.what ?? (view.state === 'bill' ? 'bill' : 'call')];
  const minutes = want ? minutesSince(want.since, now) : 0;
  const word =
    attention === 'carry'
      ? m['floor.plan.carry']()
      : attention === 'taken'
        ? goesText(view.calls)
        : minutes < 1 && m['calls.now']();
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute bottom-[calc(100%-6px)] left-1/2 flex min-h-7 -translate-x-1/2 items-center gap-1 whitespace-nowrap rounded-full px-2.5 @max-[5.25rem]:gap-0.5 @max-[5.25rem]:px-1.5 @max-[4.25rem]:px-1 @max-[4.25rem]:text-xs font-semibold text-[13px] ring-2 ring-surface tabular-nums',
        '[@container(max-height:5.24rem)]:min-h-5 [@container(max-height:5.24rem)]:gap-0.5 [@container(max-height:5.24rem)]:px-1.5',
        attentionFill[attention],
      )}
    >
      <Glyph size={15} className={small} />
      {word ? <span className={onWide}>{word}</span> : m['tables.age.minutes']({ minutes })}
    </span>
  );
}
