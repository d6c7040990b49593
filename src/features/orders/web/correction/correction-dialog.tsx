import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { Order } from '../../contract.ts';
import type { FallOf } from '../../corrections/reckon.ts';
import { choiceNames } from '../../lines/choice-names.ts';
import { lineCents } from '../../order.ts';
import { CorrectionForm } from './correction-form.tsx';

interface CorrectionDialogProps {
  order: Order;
  /** The line that was touched; without it one is chosen here. */
  line?: number;
  fallOf?: FallOf | undefined;
  onCorrected?: ((order: Pick<Order, 'id' | 'revision'>) => void) | undefined;
  onClose: () => void;
}

/** Takes pieces of an order back, or gives them: first which line, then how much, why, and on whose word. */
export function CorrectionDialog({
  order: opened,
  line: touched,
  fallOf,
  onCorrected,
  onClose,
}: CorrectionDialogProps) {
  // As it is now: others may change it meanwhile, on another list than the one that it was opened from.
  const read = useQuery({ ...api.orders.read.queryOptions({ input: { id: opened.id } }), staleTime: 0 });
  const order = read.data?.order ?? opened;
  const [number, setNumber] = useState(touched);
  const line = order.lines.length === 1 ? order.lines[0] : order.lines.find((each) => each.line === number);
  const shared = {
    onClose,
    title: m['orders.corrections.title'](),
    subtitle: m['orders.corrections.at']({ number: order.tableNumber, order: order.number }),
    closeLabel: m['common.close'](),
  };
  if (line) {
    const done = (corrected: Pick<Order, 'id' | 'revision'>) => {
      onCorrected?.(corrected);
      onClose();
    };
    return <CorrectionForm key={line.line} order={order} line={line} fallOf={fallOf} onDone={done} {...shared} />;
  }
  return (
    <Dialog open {...shared}>
      <p className="mb-3 font-semibold text-ink-2 text-sm">{m['orders.corrections.choose']()}</p>
      <ul className="grid gap-2">
        {order.lines.map((each) => (
          <li key={each.line}>
            <button
              type="button"
              onClick={() => setNumber(each.line)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md bg-sunken px-4 py-2.5 text-left transition hover:bg-sunken-2"
            >
              <span className="font-bold text-brand-ink tabular-nums">{each.quantity}×</span>
              <span className="min-w-0 grow font-semibold wrap-anywhere">
                {each.name}
                {each.choices.length > 0 && (
                  <span className="block font-normal text-ink-2 text-sm">{choiceNames(each).join(' · ')}</span>
                )}
              </span>
              <span className="money text-ink-2 text-sm">{formatMoney(lineCents(each), getLocale())}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
