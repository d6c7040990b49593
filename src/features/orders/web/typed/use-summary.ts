import { useEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import type { Reading } from '../../typed/read-comanda.ts';

const pauseMs = 900;

/** What was understood, in one sentence, once the typing pauses: nobody wants to hear it at each letter. Answers change it at once. */
export function useSummary(text: string, { lines, asked, unread, other, gone }: Reading): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  if (text.trim() === '' || text !== paused) return '';
  const told = gone.length + other.length;
  const parts = [
    understood(lines.length),
    ...(asked.length > 0 ? [toAnswer(asked.length)] : []),
    ...(unread.length > told ? [notUnderstood(unread.length - told)] : []),
    ...(gone.length > 0 ? [notAdded(gone.length)] : []),
  ];
  return `${parts.join(', ')}.`;
}

const understood = (count: number) =>
  count === 1 ? m['orders.form.typed.understoodOne']() : m['orders.form.typed.understood']({ count });
const toAnswer = (count: number) =>
  count === 1 ? m['orders.form.typed.toAnswerOne']() : m['orders.form.typed.toAnswer']({ count });
const notUnderstood = (count: number) =>
  count === 1 ? m['orders.form.typed.notUnderstoodOne']() : m['orders.form.typed.notUnderstood']({ count });
const notAdded = (count: number) =>
  count === 1 ? m['orders.form.typed.goneOfOne']() : m['orders.form.typed.goneOf']({ count });
