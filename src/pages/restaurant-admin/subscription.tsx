import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { usePickedPlan } from '#features/accounts/web/public/use-picked-plan.ts';
import { neverPaid } from '#features/billing/never-paid.ts';
import { CurrentSubscription } from '#features/billing/web/current-subscription.tsx';
import { HelpBlock } from '#features/billing/web/history/help-block.tsx';
import { RecentPayments } from '#features/billing/web/history/recent-payments.tsx';
import { NoSubscription } from '#features/billing/web/no-subscription.tsx';
import { PendingPayment } from '#features/billing/web/pending-payment.tsx';
import { PlanList } from '#features/billing/web/plan-list.tsx';
import { useNow } from '#features/billing/web/use-now.ts';
import { SetupOffer } from '#features/setup/web/setup-offer.tsx';
import { m } from '#generated/messages/messages.js';
import { checkoutPath } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';
import { useSentFrom } from './frame/asked-page.ts';
import { OwnersPage } from './frame/owners-page.tsx';
import { stepFor } from './frame/setup-steps.ts';

export const handle = { area: 'staff' };

export default function Subscription() {
  return (
    <OwnersPage title={m['billing.title']()}>
      <Owned />
    </OwnersPage>
  );
}

const plansId = 'plans';

/** What the restaurant has, what is being paid, and what it could have. */
function Owned() {
  const timeZone = useTimezone();
  const own = useQuery({ ...api.billing.subscription.queryOptions(), staleTime: 0 });
  const now = useNow();
  const plans = useQuery(api.billing.plans.queryOptions());
  const picked = usePickedPlan();
  const chosen = plans.data?.plans.find(({ key }) => key === picked);
  const failed = m['billing.current.failed']();
  useFailureToast(own.isError, failed);
  const subscription = own.data?.subscription ?? null;
  const begins = neverPaid(subscription);
  const who = useSignedIn();
  const sent = useSentFrom();
  // Each is about as high as what comes in its place.
  const awaited = who.restaurant?.beginning ? 'h-70 sm:h-48 xl:h-32' : 'h-96 sm:h-56';
  const toPlans = () => {
    const heading = document.getElementById(plansId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ behavior: 'smooth' });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-4">
        {own.data && begins && (
          <SetupOffer
            plan={chosen?.key ?? null}
            asked={sent && { page: sent.label(), step: stepFor(who, sent.to) }}
            onActivate={chosen || own.data.pending ? undefined : toPlans}
          />
        )}
        {chosen && (
          <Notice
            tone="green"
            action={
              <Link to={checkoutPath(chosen.key)} state={{ plan: chosen.key }} className={buttonClass({ size: 's' })}>
                {m['billing.current.continue']()}
              </Link>
            }
          >
            {m['billing.current.chosen']({ plan: chosen.name })}
          </Notice>
        )}
        <Read query={own} failed={failed} waiting={<Loading itemClass={`rounded-lg ${awaited}`} />}>
          {({ pending, subscription }) => (
            <>
              {pending && <PendingPayment payment={pending} />}
              {subscription?.open ? (
                <CurrentSubscription subscription={subscription} now={now} timeZone={timeZone} />
              ) : (
                // Whoever is paying already is not asked to begin.
                !pending && !begins && <NoSubscription last={subscription} timeZone={timeZone} onActivate={toPlans} />
              )}
            </>
          )}
        </Read>
      </div>
      <PlanList
        id={plansId}
        currentId={own.isPending ? undefined : subscription?.open ? subscription.plan.id : null}
        leaving={Boolean(subscription?.nextPlan)}
        chosenKey={chosen?.key ?? null}
      />
      {own.data && <RecentPayments timeZone={timeZone} open={subscription?.open ?? false} />}
      {/* The support's own page is behind the gate. */}
      {!own.isPending && !subscription?.open && <HelpBlock />}
    </div>
  );
}
