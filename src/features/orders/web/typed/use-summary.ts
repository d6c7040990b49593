import { useEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import type { Reading } from '../../typed/read-comanda.ts';

const pauseMs = 900;

/** What was understood, in one sentence, once the typing pauses: nobody wants to hear it at each letter. Answers change it at once. */
export function useSummary(text: string, { lines, asked, unread, gone }: Reading): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  if (text.trim() === '' || text !== paused) return '';
  const counts = { lines: lines.length, asked: asked.length, unread: unread.length - gone.length };
  return [
    m['orders.form.typed.summary'](counts),
    gone.length > 0 && m['orders.form.typed.goneOf']({ count: gone.length }),
  ]
    .filter(Boolean)
    .join(' ');
}
