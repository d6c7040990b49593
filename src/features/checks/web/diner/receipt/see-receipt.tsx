import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';

/** To the receipt of what this phone paid, while the bill is open. */
export function SeeReceipt({ base }: { base: string }) {
  return (
    <Link to={`${base}/bill?view=receipt`} className={`${buttonClass({ variant: 'soft', wide: true })} mt-4`}>
      {m['checks.receipt.see']()}
    </Link>
  );
}
