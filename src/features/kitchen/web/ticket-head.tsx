import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { clockMinutes, formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import type { Age } from '../age.ts';
import { TriangleIcon } from './icons.tsx';

interface DueWordsProps {
  age: Age;
  /** When the first of it should be ready, and when all of it. */
  due: { firstDueAt: number; dueAt: number };
  /** When it is likely to be ready, where that is after its promise. */
  expectedAt: number | null;
  timeZone: string;
}

/** When it has to be ready, in words: until when and by how much that is not kept or will not be, or how much is left. */
export function DueWords({ age, due: { firstDueAt, dueAt }, expectedAt, timeZone }: DueWordsProps) {
  const late = age.state === 'late';
  const time = formatTime(new Date(late ? firstDueAt : dueAt), getLocale(), timeZone);
  const slip = expectedAt === null ? 0 : clockMinutes(dueAt, expectedAt);
  if (late) return <Over time={time} minutes={age.left} said={m['kitchen.lateBy']({ minutes: age.left })} />;
  // The guests' phones say the new time already.
  if (slip > 0) return <Over time={time} minutes={slip} said={m['kitchen.willBeLate']({ minutes: slip })} />;
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

/** A promise, and by how much it is not kept; where there is less room, by how much. */
function Over({ time, minutes, said }: { time: string; minutes: number; said: string }) {
  return (
    <>
      <span className="sr-only">{said}</span>
      <span className="k-due is-over">
        <TriangleIcon />
        <span className="long">{m['kitchen.untilOver']({ time, minutes })}</span>
        <span className="short" aria-hidden="true">
          {m['kitchen.over']({ minutes })}
        </span>
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
