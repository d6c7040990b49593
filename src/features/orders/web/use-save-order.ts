import { useRef, useState } from 'react';
import { api, client } from '#client/api.ts';
import { errorCode, failureText } from '#client/errors.ts';
import { newKey } from '#client/new-key.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Order } from '../contract.ts';
import { chosenAsSeen, type DraftLine, type OrderDraft } from './draft.ts';
import { sayCreated } from './say-created.tsx';
import { type Edit, sendEdit } from './send-edit.ts';
import type { UnsentOrder } from './unsent/unsent-order.ts';
import { useResend } from './use-resend.ts';

/** What was saved here. What changed of an order says so itself: this screen need not be told of it. */
export type SavedOrder = Pick<Order, 'id'> | Order;

interface SaveOptions {
  /** As it was typed on; null for a new order. */
  order: Order | null;
  /** The key of a new order, and what was sent under it already without an answer. */
  begun: Pick<UnsentOrder, 'key' | 'unheard'>;
  approves: boolean;
  /** Of a table. */
  numberOf: (tableId: string) => number | undefined;
  /** Hears of the order as somebody else has left it. */
  onCurrent: (order: Order) => void;
  onSaved: (saved: SavedOrder) => void;
  onRefused: (error: unknown) => void;
  /** These lines are an order already: they were sent before, and nobody heard that they had arrived. */
  onArrived: (lines: readonly DraftLine[]) => void;
}

type NewOrder = Parameters<typeof client.orders.create>[0];

/** Creates or edits. The key belongs to what is typed, so sending again after a lost answer, or a reload, makes no second order. */
export function useSaveOrder(options: SaveOptions) {
  const { order, begun, approves, numberOf, onSaved, onRefused, onArrived, onCurrent } = options;
  const [key, setKey] = useState(begun.key);
  const sending = useRef<readonly DraftLine[]>([]);
  // What was sent first of all that nobody heard of: under one key nothing else can have arrived.
  const [unheard, setUnheard] = useState(begun.unheard);
  /** Whether it was so before what is under way: that is told only by its answer. */
  const before = useRef(unheard);
  /** How often in a row nobody answered a new order that is to be sent until somebody does. */
  const [failures, setFailures] = useState(0);
  const [stopped, setStopped] = useState(false);
  const wanted = useRef<NewOrder>(null);
  // The form itself explains a stale order, and stays.
  const outcome = { explained: ['stale_revision'], rereads: [api.orders.key()], onRefused };
  const create = useChange(api.orders.create.mutationOptions(), {
    ...outcome,
    failed: (error) =>
      errorCode(error) === 'place_key_reused' && before.current
        ? m['orders.form.arrived']()
        : // Without an answer nothing has failed yet: the form says that it is being sent again.
          errorCode(error) || !wanted.current
          ? failureText(error, m['orders.createFailed']())
          : null,
    onRefused: (error) => {
      if (errorCode(error) === 'place_key_reused' && before.current) {
        onArrived(before.current);
        before.current = null;
        setKey(newKey());
      } else if (!errorCode(error)) before.current ??= sending.current;
      setUnheard(before.current);
      if (errorCode(error)) wanted.current = null;
      const resends = wanted.current !== null;
      setFailures((count) => (resends ? count + 1 : 0));
      onRefused(error);
    },
    onDone: ({ id }, { tableId }) => {
      onSaved({ id });
      sayCreated(numberOf(tableId));
    },
  });
  const read = async (id: string) => (await client.orders.read({ id })).order;
  const edit = useChange(
    { mutationFn: (edit: Edit) => sendEdit(edit, { edit: client.orders.edit, read, onCurrent }) },
    { ...outcome, done: m['orders.updated'](), failed: m['orders.updateFailed'](), onDone: onSaved },
  );

  const save = (draft: OrderDraft) => {
    const { tableId, status, lines } = draft;
    if (order) edit.mutate({ draft, base: order, approves });
    else {
      sending.current = lines;
      // Until its answer comes, a reload would not know of it.
      setUnheard(before.current ?? lines);
      setStopped(false);
      wanted.current = { key, tableId, status, lines: lines.map(chosenAsSeen) };
      create.mutate(wanted.current);
    }
  };
  useResend(failures, () => wanted.current && !create.isPending && create.mutate(wanted.current));
  const giveUp = () => {
    wanted.current = null;
    setFailures(0);
  };
  const sent = [create, edit];
  /** What is sent next is another order: why the last one was refused is no reason of it. */
  const forget = () => {
    giveUp();
    setStopped(false);
    for (const each of sent) if (each.isError) each.reset();
  };
  const resending = failures > 0;
  const stop = () => {
    giveUp();
    setStopped(true);
  };
  const busy = resending || create.isPending || edit.isPending;
  return { save, busy, resending, stopped, stop, sent, forget, key, unheard };
}
