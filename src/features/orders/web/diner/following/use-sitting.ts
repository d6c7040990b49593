import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#client/diner-api.ts';
import { m } from '#generated/messages/messages.js';
import { moveComanda } from '../comanda/move-comanda.ts';
import { say } from '../toasts.tsx';
import { keepMove } from './move-seen.ts';
import { moveText } from './move-text.ts';

export interface Sitting {
  slug: string;
  number: number;
  movedTo: number | null;
  /** It is not another table: theirs was put together with it. */
  together: boolean;
  ended: boolean;
}

/**
 * Follows the bill to another table, with what was chosen and not yet sent, and tells when it is closed: the answer is whether that
 * is still to be read, and how to say that it was.
 */
export function useSitting({ slug, number, movedTo, together, ended }: Sitting): [closed: boolean, read: () => void] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const sat = useRef(false);
  const [closed, setClosed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one move is told once
  useEffect(() => {
    if (!movedTo) return;
    moveComanda(slug, number, movedTo);
    const move = { number: movedTo, togetherWith: together ? number : null };
    keepMove(slug, move);
    // What stands on the page says it there; elsewhere a sheet may lie over that.
    if (!pathname.endsWith('/orders')) void say('success', moveText(move), true);
  }, [movedTo]);

  // Whatever else leads to another page of the table that they left, as an order that has arrived, they go on from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of where they are now alone
  useEffect(() => {
    if (!movedTo) return;
    // They may have sat there before, and have been moved away from it: only the server knows how they stand to it now.
    for (const queryKey of [api.tables.visit.key(), api.orders.ofTable.key()])
      queries.removeQueries({ queryKey, type: 'inactive' });
    void navigate(pathname.replace(`/table/${number}`, `/table/${movedTo}`), { replace: true });
  }, [movedTo, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one end is told once, wherever they are then
  useEffect(() => {
    // Who opens the page of an evening that is over is not told as news.
    const news = ended && sat.current;
    // On the pages of the orders and of the bill the receipt takes their place, with what the house has still to say.
    const atReceipt = pathname.endsWith('/orders') || pathname.endsWith('/bill');
    if (news && atReceipt) void say('success', m['diner.billClosed']());
    setClosed(news && !atReceipt);
    if (ended) keepMove(slug, null);
    sat.current = !ended;
  }, [ended]);

  return [closed, () => setClosed(false)];
}
