import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import type { Age } from '../age.ts';
import { TriangleIcon } from './icons.tsx';

/** When it has to be ready, in words: until when, how much is left, or how late it is. */
export function DueWords({ age, dueAt, timeZone }: { age: Age; dueAt: number; timeZone: string }) {
  if (age.state === 'late') {
    return (
      <>
        <TriangleIcon />
        {m['kitchen.lateBy']({ minutes: age.left })}
      </>
    );
  }
  if (age.state === 'due') {
    return (
      <>
        <ClockIcon />
        {age.left === 1 ? m['kitchen.leftOne']() : m['kitchen.left']({ minutes: age.left })}
      </>
    );
  }
  return m['kitchen.until']({ time: formatTime(new Date(dueAt), getLocale(), timeZone) });
}

/** The number that is read from two metres. */
export function TableNumber({ number }: { number: number | string }) {
  return (
    <h2>
      <small>{m['kitchen.table']()}</small> {number}
    </h2>
  );
}
