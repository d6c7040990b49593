import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { ReceiptIcon } from '#ui/icons.tsx';

/** From what was ordered to what it comes to. */
export function ToBill({ base }: { base: string }) {
  return (
    <p className="px-3 pb-4 lg:px-8">
      <Link to={`${base}/bill`} className={buttonClass({ variant: 'soft', wide: true })}>
        <ReceiptIcon size={20} />
        {m['diner.toBill']()}
      </Link>
    </p>
  );
}
