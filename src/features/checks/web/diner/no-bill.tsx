import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import type { TableCheck } from '../../told/contract.ts';
import { money } from './money.ts';

interface NoBillProps {
  base: string;
  couvert: TableCheck['couvertToday'];
}

/** Nothing was ordered yet: what the house asks for beside the dishes is told before. */
export function NoBill({ base, couvert }: NoBillProps) {
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
        {couvert.cents > 0 && (
          <span className="mt-3 block wrap-anywhere">
            {couvert.artist
              ? m['checks.couvertTodayBy']({ artist: couvert.artist, amount: money(couvert.cents) })
              : m['checks.couvertToday']({ amount: money(couvert.cents) })}
          </span>
        )}
      </EmptyState>
    </>
  );
}
