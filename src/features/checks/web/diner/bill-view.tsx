import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { BillSums } from './bill-sums.tsx';
import { Foot } from './foot.tsx';
import { Owed } from './owed.tsx';
import { Credits } from './paying/credits.tsx';
import { InSight } from './paying/in-sight.tsx';
import { PartCard } from './paying/part-card.tsx';
import { ReversedPayments } from './reversed-payments.tsx';
import type { RoomProps } from './room.ts';
import { WhoOrdered } from './who-ordered.tsx';

const BillHistory = lazily(() => import('./bill-history.tsx'));

/** What is owed, whose is what, and how it adds up. */
export function BillView({ at, check, base, timezone }: RoomProps) {
  const paying = check.part?.status === 'asked' || check.part?.status === 'told';
  return (
    <>
      <h1 className="sr-only">{m['checks.title']()}</h1>
      <div className="flex flex-col">
        <Owed check={check} />
        <ReversedPayments check={check} timezone={timezone} />
        {check.part && (
          <InSight asks={paying}>
            <PartCard key={check.part.id} at={at} base={base} part={check.part} timezone={timezone} />
          </InSight>
        )}
        <Credits parts={check.credits} timezone={timezone} />
        <div className="lg:grid lg:grid-cols-2 lg:items-start">
          <WhoOrdered check={check} />
          <BillSums at={at} base={base} check={check} timezone={timezone} />
        </div>
        <Suspense>
          <BillHistory at={at} timezone={timezone} />
        </Suspense>
      </div>
      {check.leftCents > 0 && !paying && (
        <Foot>
          <Link to={`${base}/bill?view=split`} className={buttonClass({ wide: true })}>
            {m['checks.splitOrPay']()}
          </Link>
        </Foot>
      )}
    </>
  );
}
