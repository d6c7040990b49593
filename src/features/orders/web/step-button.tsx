import { useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Order } from '../contract.ts';
import { onlyHeldLeft } from '../lines/status.ts';
import { nextStatus } from '../steps.ts';
import type { LineStep } from '../values.ts';
import { stepIcons } from './status-look.ts';
import { useChangeStatus } from './use-change-status.ts';

interface StepButtonProps {
  order: Order;
  strong: boolean;
  onStep: (order: Order) => void;
  /** It is done: the order as it was, and where it went. */
  onStepped: (order: Order, to: LineStep) => void;
}

/** One step onward, of all lines that stand before it. It says from where, so that two people pressing at once make one step and not two. */
export function StepButton({ order, strong, onStep, onStepped }: StepButtonProps) {
  // As it was when it was pressed: by the time of the answer another screen may have told where it is now.
  const pressed = useRef(order);
  // A second tap comes before the button is drawn busy.
  const sending = useRef(false);
  const change = useChangeStatus({
    // Where held lines keep the order from going on, there is no step to take back.
    onDone: ({ status }) => {
      if (status !== pressed.current.status) onStepped(pressed.current, status as LineStep);
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  const next = nextStatus[order.status];
  if (!next || !(next in stepIcons)) return null;
  // Nothing of it is to begin before it is fired, which stands above.
  if (next === 'preparando' && onlyHeldLeft(order.lines)) return null;
  const step = next as keyof typeof stepIcons;
  const Glyph = stepIcons[step];
  return (
    <Button
      variant={strong ? 'fill' : 'soft'}
      size="l"
      wide
      className="md:text-xl!"
      busy={change.isPending}
      busyLabel={m['orders.updating']()}
      onClick={() => {
        if (sending.current) return;
        sending.current = true;
        pressed.current = order;
        onStep(order);
        change.mutate({ id: order.id, status: step, from: order.status });
      }}
    >
      <Glyph size={24} />
      {m[`orders.advance.${step}`]()}
    </Button>
  );
}
