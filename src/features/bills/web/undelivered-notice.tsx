import { m } from '#generated/messages/messages.js';
import { AlertIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Order } from '../../orders/contract.ts';
import { unmadeDishes } from '../unmade-dishes.ts';

interface UndeliveredNoticeProps {
  orders: readonly Order[];
  /** What becomes of them, in the words of the button. */
  text: string;
}

/** 'n dishes are not ready yet', in a line; nothing where the kitchen has all of it ready. */
export function UnmadeLine({ orders }: Pick<UndeliveredNoticeProps, 'orders'>) {
  const count = unmadeDishes(orders);
  return (
    count > 0 && (
      <p className="flex items-center gap-2 font-medium text-sm text-yellow">
        <AlertIcon size={18} className="shrink-0" />
        {unmadeText(count)}
      </p>
    )
  );
}

const unmadeText = (count: number) => (count === 1 ? m['bills.unmadeOne']() : m['bills.unmadeMany']({ count }));

/** What has not been delivered yet of what is about to be closed, and how many dishes the kitchen has still to make of it. */
export function UndeliveredNotice({ orders, text }: UndeliveredNoticeProps) {
  const count = unmadeDishes(orders);
  return (
    <Notice tone="yellow">
      <p>{text}</p>
      {count > 0 && <p>{unmadeText(count)}</p>}
    </Notice>
  );
}
