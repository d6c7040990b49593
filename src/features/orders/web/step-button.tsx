import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Order } from '../contract.ts';
import { nextStatus } from '../order.ts';
import { stepIcons } from './status-look.ts';
import { useChangeStatus } from './use-change-status.ts';

interface StepButtonProps {
  order: Order;
  strong: boolean;
  onStep: (order: Order) => void;
}

/** One step onward. It says from where, so that two people pressing at once make one step and not two. */
export function StepButton({ order, strong, onStep }: StepButtonProps) {
  const change = useChangeStatus();
  const next = nextStatus[order.status];
  if (!next || !(next in stepIcons)) return null;
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
        onStep(order);
        change.mutate({ id: order.id, status: step, from: order.status });
      }}
    >
      <Glyph size={24} />
      {m[`orders.advance.${step}`]()}
    </Button>
  );
}
