import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';

/** How many orders left the board since the business day began although nobody finished them, and the way to them. */
export function UnfinishedNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice
      tone="yellow"
      title={count === 1 ? m['orders.unfinished.one']() : m['orders.unfinished.many']({ count })}
      action={
        <Link
          to={`${staffPaths.orders}?lista=entregues&status=unfinished`}
          className={buttonClass({ variant: 'soft', size: 's' })}
        >
          {m['orders.unfinished.show']()}
        </Link>
      }
      live
    >
      {m['orders.unfinished.hint']()}
    </Notice>
  );
}
