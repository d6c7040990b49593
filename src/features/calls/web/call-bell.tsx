import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import type { Chime } from '../../orders/web/use-chime.ts';
import { useNews } from '../../orders/web/use-news.ts';
import type { FloorCall } from '../contract.ts';
import { isMore, newsText } from './call-words.ts';

interface CallBellProps {
  me: string;
  ring: Chime['ring'];
  /** The calls stand on the page: what they are need not be said beside it. */
  shown: boolean;
  /** The restaurant is at work. */
  open: boolean;
}

/** Rings when a table calls, and when whoever was going there gives it back, whichever page is open. */
export function CallBell({ me, ring, shown, open }: CallBellProps) {
  const board = useQuery({ ...api.calls.board.queryOptions(), enabled: open });
  const [announced, setAnnounced] = useState('');
  const mine = useRef<ReadonlySet<string>>(new Set());
  const calls = board.data?.calls;

  useNews(calls, waiting, (news) => {
    // Who gives one back themselves need not be called to it.
    const others = news.filter(({ id }) => !mine.current.has(id));
    if (others.length === 0) return;
    ring('called');
    const before = (calls ?? []).filter((call) => !news.includes(call));
    const text = newsText(others, before);
    setAnnounced(text);
    // A form that lies over the page covers them, and what stands on the page changes little by one wish more.
    const covered = document.querySelector('dialog[open]') !== null;
    if (!shown || covered || others.some((call) => isMore(call, before)))
      toast(text, { ariaProps: { role: 'status', 'aria-live': 'off' } });
  });
  // After the news has asked who was going there before.
  useEffect(() => {
    mine.current = new Set(calls?.filter(({ takenBy }) => takenBy?.id === me).map(({ id }) => id));
  }, [calls, me]);

  return (
    <p role="status" className="sr-only print:hidden">
      {announced}
    </p>
  );
}

function waiting({ id, awaited }: FloorCall): string | null {
  return awaited ? id : null;
}
