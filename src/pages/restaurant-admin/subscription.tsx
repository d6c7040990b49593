import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { usePickedPlan } from '#features/accounts/web/public/use-picked-plan.ts';
import { billingPaths } from '#features/billing/web/addresses.ts';
import { CurrentSubscription } from '#features/billing/web/current-subscription.tsx';
import { NoSubscription } from '#features/billing/web/no-subscription.tsx';
import { PendingPayment } from '#features/billing/web/pending-payment.tsx';
import { PlanList } from '#features/billing/web/plan-list.tsx';
import { useNow } from '#features/billing/web/use-now.ts';
import { useFailureToast } from '#features/orders/web/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnersPage } from './owners-page.tsx';

export const handle = { area: 'admin' };

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
  const { restaurant } = useSignedIn();
  const timeZone = restaurant?.timezone ?? 'America/Sao_Paulo';
  const own = useQuery({ ...api.billing.subscription.queryOptions(), staleTime: 0 });
  const now = useNow();
  const plans = useQuery(api.billing.plans.queryOptions());
  const picked = usePickedPlan();
  const chosen = plans.data?.plans.find(({ key }) => key === picked);
  const failed = m['billing.current.failed']();
  useFailureToast(own.isError, failed);
  const subscription = own.data?.subscription ?? null;
  const toPlans = () => {
    const heading = document.getElementById(plansId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ behavior: 'smooth' });
  };
  return (
    <div className="grid max-w-5xl gap-8">
      <div className="grid gap-4">
        {chosen && (
          <Notice
            tone="green"
            action={
              <Link
                to={billingPaths.checkout(chosen.key)}
                state={{ plan: chosen.key }}
                className={buttonClass({ size: 's' })}
              >
                {m['billing.current.continue']()}
              </Link>
            }
          >
            {m['billing.current.chosen']({ plan: chosen.name })}
          </Notice>
        )}
        {own.data ? (
          <>
            {own.data.pending && <PendingPayment payment={own.data.pending} />}
            {subscription?.open ? (
              <CurrentSubscription subscription={subscription} now={now} timeZone={timeZone} />
            ) : (
              <NoSubscription last={subscription} timeZone={timeZone} onActivate={toPlans} />
            )}
          </>
        ) : own.isError ? (
          <ErrorState
            title={failed}
            retryLabel={m['common.retry']()}
            onRetry={() => void own.refetch()}
            busy={own.isFetching}
          />
        ) : (
          <div role="status">
            <span className="sr-only">{m['common.loading']()}</span>
            <Skeleton className="h-56 rounded-lg" />
          </div>
        )}
      </div>
      <PlanList
        id={plansId}
        currentId={subscription?.open ? subscription.plan.id : null}
        chosenKey={chosen?.key ?? null}
      />
    </div>
  );
}
