import { useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import type { Order } from '../contract.ts';
import { onlyHeldLeft, statusOfFired } from '../lines/status.ts';
import { nextStatus } from '../steps.ts';
import type { LineStep } from '../values.ts';
import { stepIcons } from './status-look.ts';
import { useStep } from './use-change-status.ts';

interface StepButtonProps {
  order: Order;
  strong: boolean;
  /** On a small card. */
  dense: boolean;
  onStep: (order: Order) => void;
  /** It is done: the order as it was, and where it went. */
  onStepped: (order: Order, to: LineStep) => void;
}

/** One step onward, of all lines that stand before it. It says from where, so that two people pressing at once make one step and not two. */
export function StepButton({ order, strong, dense, onStep, onStepped }: StepButtonProps) {
  // A second tap comes before the button is drawn busy.
  const sending = useRef(false);
  const change = useStep({
    onDone: ({ order, to }) => onStepped(order, to),
    onSettled: () => {
      sending.current = false;
    },
  });
  const standing = statusOfFired(order);
  const next = nextStatus[standing];
  if (!next || !(next in stepIcons)) return null;
  // Nothing more of it is to be made before it is fired, which stands above.
  if (standing !== 'pronto' && onlyHeldLeft(order.lines)) return null;
  const step = next as keyof typeof stepIcons;
  const Glyph = stepIcons[step];
  return (
    <Button
      variant={strong ? 'fill' : 'soft'}
      size="m"
      className={
        dense ? 'w-full' : 'grow basis-52 lg:max-xl:basis-34 lg:max-xl:px-1.5 lg:max-xl:text-[0.9375rem] xl:text-lg!'
      }
      busy={change.isPending}
      busyLabel={m['orders.updating']()}
      onClick={() => {
        if (sending.current) return;
        sending.current = true;
        onStep(order);
        change.mutate({ order, to: step });
      }}
    >
      <Glyph size={24} className={cx(!dense && 'lg:max-xl:hidden')} />
      {m[`orders.advance.${step}`]()}
    </Button>
  );
}
