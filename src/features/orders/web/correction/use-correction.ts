import { useState } from 'react';
import { api } from '#client/api.ts';
import { errorCode, errorMessage, failureText } from '#client/errors.ts';
import { useSignedIn } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import type { Order } from '../../contract.ts';
import type { Approver } from '../../corrections/contract.ts';
import { correctable, correctedLines, type FallOf, worthOf } from '../../corrections/reckon.ts';
import type { CorrectionKind } from '../../corrections/values.ts';
import type { OrderLine } from '../../lines/contract.ts';

export const otherReason = '';

/** What is decided about one line, from the first touch to the answer. */
export function useCorrection(
  order: Order,
  line: OrderLine,
  approvers: readonly Approver[],
  fallOf: FallOf | undefined,
  onDone: (corrected: Pick<Order, 'id' | 'revision'>) => void,
) {
  const alone = may(useSignedIn().user.role, 'approvals');
  const [kind, setKind] = useState<CorrectionKind>('void');
  const [wanted, setQuantity] = useState(1);
  const [listed, setListed] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [picked, setApprover] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  /** Pressed before all was said. */
  const [pressed, setPressed] = useState(false);
  const [wrongPin, setWrongPin] = useState<string | null>(null);
  const keyOf = useCreationKey();

  // Where there is but one, nobody need be picked.
  const approver = approvers.length === 1 ? approvers[0] : approvers.find(({ id }) => id === picked);
  const most = correctable(line, kind);
  const quantity = Math.max(1, Math.min(wanted, most));
  const reason = (listed === otherReason ? typed : (listed ?? '')).trim();
  const correction = { kind, line: line.line, quantity };
  const ownCents = most === 0 ? 0 : worthOf(order, correction);
  const fall = most === 0 ? undefined : fallOf?.(order.id, correctedLines(order.lines, correction));
  const change = useChange(api.orders.correctLine.mutationOptions(), {
    done: (kind === 'void' ? m['orders.corrections.voided'] : m['orders.corrections.gifted'])({
      quantity,
      name: line.name,
    }),
    // What was wrong with the PIN stands beside it.
    failed: (error) => (aboutPin(error) ? null : failureText(error, m['orders.corrections.failed']())),
    inPlace: true,
    rereads: [api.orders.key(), api.bills.key(), api.tables.key()],
    onDone,
    onRefused: (error) => {
      setPin('');
      if (aboutPin(error)) setWrongPin(errorMessage(error));
    },
  });

  const missing = {
    reason: reason === '',
    approver: !alone && !approver,
    pin: !alone && pin.length < 4,
  };
  const submit = () => {
    setPressed(true);
    if (change.isPending || most === 0 || Object.values(missing).includes(true)) return;
    const body = { id: order.id, revision: order.revision, ...correction, reason };
    const approval = alone || !approver ? undefined : { by: approver.id, pin };
    change.mutate({ ...body, key: keyOf([body, approver?.id]), approval });
  };

  return {
    alone,
    kind,
    setKind(next: CorrectionKind) {
      setKind(next);
      // Each kind has reasons of its own; what was typed stays.
      if (next !== kind && listed !== otherReason) setListed(null);
    },
    quantity,
    setQuantity,
    most,
    listed,
    setListed,
    typed,
    setTyped,
    approver,
    setApprover,
    pin,
    setPin(digits: string) {
      setWrongPin(null);
      setPin(digits);
    },
    /** It is the last of the order: with it the order is over. */
    ends: kind === 'void' && order.lines.length === 1 && quantity === line.quantity,
    /** What leaves the bill; while that is not known, what leaves the order. */
    worthCents: fall?.cents ?? ownCents,
    /** The bill's fee or discount makes it another than the order's own. */
    ofBill: fall !== undefined && fall.cents !== ownCents,
    backCents: fall?.backCents ?? 0,
    wrongPin,
    asked: pressed ? missing : null,
    busy: change.isPending,
    unsent: change.unsent,
    submit,
  };
}

function aboutPin(error: unknown): boolean {
  return ['pin_required', 'pin_invalid', 'pin_exhausted'].includes(errorCode(error) ?? '');
}
