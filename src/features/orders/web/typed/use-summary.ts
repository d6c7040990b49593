import { useEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import type { Reading } from '../../typed/read-comanda.ts';

const pauseMs = 900;

/** What was understood, in one sentence, once the typing pauses: nobody wants to hear it at each letter. */
export function useSummary(text: string, { lines, asked, unread }: Reading): string {
  const [said, setSaid] = useState('');
  const now = text.trim()
    ? m['orders.form.typed.summary']({ lines: lines.length, asked: asked.length, unread: unread.length })
    : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  return said;
}
