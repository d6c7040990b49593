import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '#client/errors.ts';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { ErrorState } from '#ui/error-state.tsx';
import { ReceiptSkeleton } from '../../../bills/web/diner/receipt-skeleton.tsx';
import { NotSeated } from '../../../orders/web/diner/following/not-seated.tsx';
import { OrdersSkeleton } from '../../../orders/web/diner/following/orders-skeleton.tsx';
import { useTableOrders } from '../../../orders/web/diner/following/use-table-orders.ts';
import type { Profile } from '../../../restaurants/contract.ts';
import { BillView } from './bill-view.tsx';
import { NoBill } from './no-bill.tsx';
import { OverPage } from './over-page.tsx';
import { SplitView } from './split/split-view.tsx';
import { useTakenAway } from './split/use-taken-away.ts';
import { useCheck } from './use-check.ts';

const GoneBills = lazily(() => import('./gone-bills.tsx'));
const OwnReceipts = lazily(() => import('./receipt/own-receipts.tsx'));

export interface BillPageProps {
  restaurant: Profile;
  number: number;
  /** Where the table's pages begin. */
  base: string;
  /** Their bill is closed. */
  ended: boolean;
  /** What they say of their visit once it is. */
  stars: ReactNode;
  onTypeCode: () => void;
}

type Reads = Pick<ReturnType<typeof useTableOrders>, 'notSeated' | 'movedTo'> & { read: ReturnType<typeof useCheck> };

/** The bill of the table, and above it what this phone saw there and the house has no record of. */
export function BillPage(props: BillPageProps) {
  const { restaurant, number, ended } = props;
  const at = { slug: restaurant.slug, number };
  const { notSeated, movedTo, orders } = useTableOrders(at.slug, number);
  const read = useCheck(at, orders !== undefined && !ended);
  useTakenAway(read.data?.check ?? null);
  return (
    <>
      {(ended || notSeated || read.data) && (
        <Suspense>
          <GoneBills at={at} billId={read.data?.check?.id} />
        </Suspense>
      )}
      <BillRooms {...props} {...{ notSeated, movedTo, read }} />
    </>
  );
}

/** What is owed, whose is what, and dividing it. Each of its rooms has an address, so that going back leads out. */
function BillRooms(props: BillPageProps & Reads) {
  const { restaurant, number, base, ended, stars, onTypeCode, notSeated, movedTo, read } = props;
  const at = { slug: restaurant.slug, number };
  const [where] = useSearchParams();
  if (ended) return <OverPage {...{ restaurant, number, stars, onTypeCode }} />;
  if (notSeated && !movedTo)
    return (
      <>
        <h1 className="sr-only">{m['checks.title']()}</h1>
        <NotSeated slug={at.slug} number={number} onTypeCode={onTypeCode} />
      </>
    );
  if (!read.data)
    return (
      <>
        <h1 className="sr-only">{m['checks.title']()}</h1>
        {read.isError ? (
          <ErrorState title={m['checks.failed']()} retryLabel={m['common.retry']()} onRetry={() => void read.refetch()}>
            {errorMessage(read.error)}
          </ErrorState>
        ) : (
          <OrdersSkeleton />
        )}
      </>
    );
  const { check, couvertToday } = read.data;
  if (!check) return <NoBill base={base} couvert={couvertToday} />;
  const shared = { at, check, base, timezone: restaurant.timezone, now: read.data.now };
  const { part } = check;
  // While a provider is being asked the sheet that asks stays where it is.
  const begun = !part?.online || part.online.pix !== null || part.online.pageUrl !== null;
  const paying = begun && (part?.status === 'asked' || part?.status === 'told');
  if (where.get('view') === 'receipt') {
    const { name, imgUrl, timezone } = restaurant;
    return (
      <Suspense fallback={<ReceiptSkeleton />}>
        <OwnReceipts at={at} base={base} head={{ restaurantName: name, logoUrl: imgUrl, timezone }} />
      </Suspense>
    );
  }
  if (where.get('view') === 'split' && !paying) return <SplitView {...shared} />;
  return <BillView {...shared} />;
}
