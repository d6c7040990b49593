import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import { type Due, slipOf, toldDueAt } from '../../orders/due.ts';
import { spanText } from '../../tables/web/span-text.ts';
import type { Age } from '../age.ts';
import { TriangleIcon } from './icons.tsx';

interface DueWordsProps {
  age: Age;
  due: Due;
  timeZone: string;
}

/** When it has to be ready, in words: by how much it is late, until when it will be ready instead, how much is left, or until when there is time. */
export function DueWords({ age, due, timeZone }: DueWordsProps) {
  const { state, left } = age;
  const clock = (at: number) => formatTime(new Date(at), getLocale(), timeZone);
  const time = clock(toldDueAt(state, due));
  const slip = slipOf(due);
  if (state === 'late') {
    return (
      <Missed
        said={m['kitchen.lateBy']({ span: spanText(left) })}
        long={m['kitchen.lateBy']({ span: spanText(left) })}
        short={m['kitchen.over']({ span: spanText(left) })}
      />
    );
  }
  // The guests' phones say the new time already.
  if (due.expectedAt !== null && slip > 0) {
    const expected = clock(due.expectedAt);
    return (
      <Missed
        said={`${m['kitchen.slips']({ time, expected })}. ${m['kitchen.willBeLate']({ span: spanText(slip) })}`}
        long={m['kitchen.slips']({ time, expected })}
        short={
          <>
            <s>{time}</s> <span className="words">{m['kitchen.nowAt']({ expected })}</span>
            <span className="bare">{expected}</span>
          </>
        }
        wordy
      />
    );
  }
  if (state === 'due') {
    return (
      <span className="k-due">
        <ClockIcon />
        {left === 1 ? m['kitchen.leftOne']() : m['kitchen.left']({ span: spanText(left) })}
      </span>
    );
  }
  return m['kitchen.until']({ time });
}

interface MissedProps {
  said: string;
  long: string;
  short: ReactNode;
  /** Its long words need more room than those of what is late. */
  wordy?: boolean;
}

/** A promise that is not kept, in as many words as there is room for. */
function Missed({ said, long, short, wordy = false }: MissedProps) {
  return (
    <>
      <span className="sr-only">{said}</span>
      <span className={cx('k-due is-over', wordy && 'is-wordy')} aria-hidden="true">
        <TriangleIcon />
        <span className="long">{long}</span>
        <span className="short">{short}</span>
      </span>
    </>
  );
}

/** The number that is read from two metres. */
export function TableNumber({ number }: { number: number | string }) {
  return (
    <h2 className={cx(typeof number === 'string' && number.includes('+') && 'is-joined')}>
      <small>{m['kitchen.table']()}</small> {number}
    </h2>
  );
}
