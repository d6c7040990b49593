import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import type { Age } from '../age.ts';
import { TriangleIcon } from './icons.tsx';

/** When it has to be ready, in words: until when, how much is left, or how late it is. */
export function DueWords({ age, dueAt, timeZone }: { age: Age; dueAt: number; timeZone: string }) {
  if (age.state === 'late') {
    return (
      <span className="k-due">
        <TriangleIcon />
        <span className="long">{m['kitchen.lateBy']({ minutes: age.left })}</span>
        <span className="short" aria-hidden="true">
          {m['kitchen.lateByShort']({ minutes: age.left })}
        </span>
      </span>
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
  return m['kitchen.until']({ time: formatTime(new Date(dueAt), getLocale(), timeZone) });
}

/** The number that is read from two metres. */
export function TableNumber({ number }: { number: number | string }) {
  return (
    <h2 className={cx(typeof number === 'string' && number.includes('+') && 'is-joined')}>
      <small>{m['kitchen.table']()}</small> {number}
    </h2>
  );
}
