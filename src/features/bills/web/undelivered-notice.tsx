import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Order } from '../../orders/contract.ts';
import { unmadeDishes } from '../unmade-dishes.ts';

interface UndeliveredNoticeProps {
  orders: readonly Order[];
  /** What becomes of them, in the words of the button. */
  text: string;
}

/** What has not been delivered yet of what is about to be closed, and how many dishes the kitchen has still to make of it. */
export function UndeliveredNotice({ orders, text }: UndeliveredNoticeProps) {
  const count = unmadeDishes(orders);
  return (
    <Notice tone="yellow">
      <p>{text}</p>
      {count > 0 && <p>{count === 1 ? m['bills.unmadeOne']() : m['bills.unmadeMany']({ count })}</p>}
    </Notice>
  );
}
