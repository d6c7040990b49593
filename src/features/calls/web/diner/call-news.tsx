import { useEffect, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { say } from '../../../orders/web/diner/toasts.tsx';
import type { GuestCall } from '../../contract.ts';
import { callText, comingText } from './call-text.ts';

/** Tells that somebody is coming, and that it is done, on whichever page of the table; the sheet of the calls says it itself. */
export function CallNews({ calls, told }: { calls: readonly GuestCall[] | undefined; told: boolean }) {
  const known = useRef<ReadonlyMap<string, GuestCall> | null>(null);
  const [news, setNews] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls alone are news
  useEffect(() => {
    if (!calls) return;
    const before = known.current;
    known.current = new Map(calls.map((call) => [call.id, call]));
    if (!before || told) return;
    const changed = calls.flatMap((call) => {
      const was = before.get(call.id);
      if (!was) return [];
      if (call.answeredAt && !was.answeredAt) return [m['diner.callDoneNews']({ name: callText(call) })];
      return call.takenAt && !was.takenAt ? [comingText(call)] : [];
    });
    if (changed.length === 0) return;
    // Whoever comes with several things comes once.
    const once = [...new Set(changed)];
    setNews(once.join('. '));
    for (const text of once) void say('success', text, true);
  }, [calls]);

  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
