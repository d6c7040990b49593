import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';

export function NoBill({ base }: { base: string }) {
  return (
    <>
      <h1 className="sr-only">{m['checks.title']()}</h1>
      <EmptyState
        icon={ReceiptIcon}
        title={m['checks.none']()}
        action={
          <Link to={`${base}/menu`} className={buttonClass({ variant: 'soft' })}>
            {m['diner.seeMenu']()}
          </Link>
        }
      >
        {m['checks.noneHint']()}
      </EmptyState>
    </>
  );
}
