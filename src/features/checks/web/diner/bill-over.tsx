import { Suspense } from 'react';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import SittingOver from '../../../bills/web/diner/sitting-over.tsx';
import type { BillPageProps } from './bill-page.tsx';

const BillHistory = lazily(() => import('./bill-history.tsx'));
const OwnEnds = lazily(() => import('./paying/own-ends.tsx'));

/** The bill is closed: its receipt stays on the phone. */
export function BillOver({
  restaurant,
  number,
  onTypeCode,
}: Pick<BillPageProps, 'restaurant' | 'number' | 'onTypeCode'>) {
  return (
    <div className="flex flex-col">
      <div className="px-5 pt-4 pb-5 lg:px-8">
        <h1 className="text-4xl tracking-title">{m['checks.over']()}</h1>
        <p className="mt-1 text-ink-2">{m['diner.overAt']({ number })}</p>
      </div>
      <Suspense>
        <OwnEnds at={{ slug: restaurant.slug, number }} timezone={restaurant.timezone} />
      </Suspense>
      <SittingOver
        slug={restaurant.slug}
        number={number}
        restaurantName={restaurant.name}
        timezone={restaurant.timezone}
        onTypeCode={onTypeCode}
      />
      <Suspense>
        <BillHistory at={{ slug: restaurant.slug, number }} timezone={restaurant.timezone} />
      </Suspense>
    </div>
  );
}
