import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { clockMinutes, formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import type { Age } from '../age.ts';
import { TriangleIcon } from './icons.tsx';

interface DueWordsProps {
  age: Age;
  dueAt: number;
  /** When it is likely to be ready, where that is after its promise. */
  expectedAt: number | null;
  timeZone: string;
}

/** When it has to be ready, in words: until when and by how much that will not be kept, how much is left, or how late it is. */
export function DueWords({ age, dueAt, expectedAt, timeZone }: DueWordsProps) {
  const time = formatTime(new Date(dueAt), getLocale(), timeZone);
  const slip = expectedAt === null ? 0 : clockMinutes(dueAt, expectedAt);
  if (age.state === 'late') {
    const minutes = age.left;
    return <Warned long={m['kitchen.lateBy']({ minutes })} short={m['kitchen.lateByShort']({ minutes })} />;
  }
  // The guests' phones say the new time already.
  if (slip > 0) {
    const minutes = slip;
    return (
      <>
        <span className="sr-only">{m['kitchen.willBeLate']({ minutes })}</span>
        <Warned
          slip
          long={m['kitchen.untilSlips']({ time, minutes })}
          short={m['kitchen.untilSlipsShort']({ time, minutes })}
        />
      </>
    );
  }
  if (age.state === 'due') {
    return (
      <span className="k-due">
        <ClockIcon />
        {age.left === 1 ? m['kitchen.leftOne']() : m['kitchen.left']({ minutes: age.left })}
      </span>
    );
  }
  return m['kitchen.until']({ time });
}

function Warned({ long, short, slip = false }: { long: string; short: string; slip?: boolean }) {
  return (
    <span className={cx('k-due', slip && 'is-slip')}>
      <TriangleIcon />
      <span className="long">{long}</span>
      <span className="short" aria-hidden="true">
        {short}
      </span>
    </span>
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
