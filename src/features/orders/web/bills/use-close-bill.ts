import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import type { Bill } from '../../bills/contract.ts';

/** Closes a bill. Whatever comes of it, the screens reread what the bill has become. */
export function useCloseBill(onClosed: (bill: Bill) => void) {
  const queries = useQueryClient();
  return useMutation({
    ...api.bills.close.mutationOptions(),
    networkMode: 'always',
    onSuccess: (bill) => {
      toast.success(m['bills.closed']());
      onClosed(bill);
    },
    onError: (error) => toast.error(failureText(error, m['bills.closeFailed']())),
    onSettled: () => {
      for (const queryKey of [api.bills.key(), api.orders.key(), api.tables.key()])
        void queries.invalidateQueries({ queryKey });
    },
  });
}
