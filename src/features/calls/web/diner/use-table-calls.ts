import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, client } from '#client/diner-api.ts';
import { errorCode, failureText } from '#client/errors.ts';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { say } from '../../../orders/web/diner/toasts.tsx';
import type { GuestCall } from '../../contract.ts';

export type Wanted = Pick<GuestCall, 'kind' | 'request'>;

/** They do not sit here any more: the page itself says so, and asks for the code. */
const left: readonly unknown[] = ['table_secret_required', 'sitting_ended', 'table_moved'];

/** What a phone says to the house. A call keeps its key until it is known to have arrived, however often it is pressed. */
export function useTableCalls(at: { slug: string; number: number }) {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());

  const reread = () => queries.invalidateQueries({ queryKey: api.calls.ofTable.key() });
  const failed = (error: unknown) => {
    if (left.includes(errorCode(error))) void queries.invalidateQueries({ queryKey: api.tables.visit.key() });
    else void say('error', failureText(error, m['diner.callFailed']()));
  };
  const ask = useMutation({
    networkMode: 'always',
    mutationFn: async (wanted: readonly Wanted[]) => {
      for (const { kind, request } of wanted) {
        const name = `${kind} ${request}`;
        const key = keys.current.get(name) ?? newKey();
        keys.current.set(name, key);
        await client.calls.ask({ ...at, key, kind, request });
        keys.current.delete(name);
      }
    },
    onError: failed,
    onSettled: reread,
  });
  const withdraw = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => client.calls.withdraw({ ...at, id }),
    onError: failed,
    onSettled: reread,
  });
  return { ask, withdraw };
}
