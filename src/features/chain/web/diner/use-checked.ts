import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { canHash } from '#lib/sha256.ts';
import { type Checked, checkChain } from '../../check-chain.ts';
import type { History } from '../../contract.ts';
import { headOf, keepHead } from './heads.ts';

export interface Seen extends Checked {
  /** Something of it was seen on this device before. */
  before: boolean;
}

export type HistoryRead = Pick<UseQueryResult, 'dataUpdatedAt' | 'refetch'>;

/**
 * Works the chain out on this device, and keeps what it has seen; null meanwhile. What did not hold is never kept. Another tab may have seen
 * more while this answer was on its way: before an entry is said to be missing, it is asked for once more.
 */
export function useChecked(history: History, { dataUpdatedAt, refetch }: HistoryRead, slug?: string): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  const missed = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that says the same again is an answer
  useEffect(() => {
    // Without a secure connection there is nothing to reckon with.
    if (!canHash()) return;
    let over = false;
    const kept = headOf(history.id);
    void checkChain(history, { kept }).then((checked) => {
      if (over) return;
      if (kept && kept.hash !== missed.current && checked.faults.some(({ fault }) => fault === 'head')) {
        missed.current = kept.hash;
        void refetch();
        return;
      }
      if (checked.faults.length === 0 && checked.head) keepHead(history.id, checked.head, slug);
      setSeen({ ...checked, before: kept !== null });
    });
    return () => {
      over = true;
    };
  }, [history, dataUpdatedAt]);
  return seen;
}
