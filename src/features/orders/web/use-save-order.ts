import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { failureText } from '#client/failure-text.ts';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import type { Order, OrderStatus } from '../contract.ts';
import { chosenAsSeen, type DraftLine, editedLine } from './draft.ts';

export interface OrderDraft {
  tableId: string;
  status: OrderStatus;
  lines: DraftLine[];
}

interface SaveOptions {
  /** Null for a new order. */
  order: Order | null;
  onSaved: (id: string) => void;
  onRefused: (error: unknown) => void;
}

/** Creates or edits. The key belongs to the opened form, so sending again after a lost answer makes no second order. */
export function useSaveOrder({ order, onSaved, onRefused }: SaveOptions) {
  const queries = useQueryClient();
  const [key] = useState(newKey);
  const settled = {
    networkMode: 'always',
    onSettled: () => void queries.invalidateQueries({ queryKey: api.orders.key() }),
  } as const;
  const refused = (failure: string) => (error: unknown) => {
    // The form itself explains a stale order, and stays.
    toast.error(errorCode(error) === 'stale_revision' ? failure : failureText(error, failure));
    onRefused(error);
  };
  const create = useMutation({
    ...api.orders.create.mutationOptions(),
    ...settled,
    onSuccess: ({ id }) => {
      toast.success(m['orders.created']());
      onSaved(id);
    },
    onError: refused(m['orders.createFailed']()),
  });
  const edit = useMutation({
    ...api.orders.edit.mutationOptions(),
    ...settled,
    onSuccess: ({ id }) => {
      toast.success(m['orders.updated']());
      onSaved(id);
    },
    onError: refused(m['orders.updateFailed']()),
  });

  const save = ({ tableId, status, lines }: OrderDraft) => {
    if (order) edit.mutate({ id: order.id, revision: order.revision, tableId, status, lines: lines.map(editedLine) });
    else create.mutate({ key, tableId, status, lines: lines.map(chosenAsSeen) });
  };
  return { save, busy: create.isPending || edit.isPending };
}
