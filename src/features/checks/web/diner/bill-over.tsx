import { type ReactNode, Suspense, useEffect } from 'react';
import { lazily } from '#client/lazily.ts';
import { SittingOver } from '../../../bills/web/diner/sitting-over.tsx';
import type { Profile } from '../../../restaurants/contract.ts';
import OwnEnds from './paying/own-ends.tsx';

const BillHistory = lazily(() => import('./bill-history.tsx'));

export interface BillOverProps {
  restaurant: Profile;
  number: number;
  stars: ReactNode;
  onTypeCode: () => void;
}

/** What became of a bill that is closed: what this phone is owed of it, its receipt, and its history. */
export default function BillOver({ restaurant, number, stars, onTypeCode }: BillOverProps) {
  const { slug, name, imgUrl, timezone } = restaurant;
  const at = { slug, number };
  // It comes in the place of what was being read, wherever that was scrolled to: that it is paid is seen first.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <SittingOver
      {...at}
      head={{ restaurantName: name, logoUrl: imgUrl, timezone }}
      ends={<OwnEnds at={at} timezone={timezone} />}
      stars={stars}
      history={
        <Suspense>
          <BillHistory at={at} timezone={timezone} className="lg:col-start-2" />
        </Suspense>
      }
      onTypeCode={onTypeCode}
    />
  );
}
