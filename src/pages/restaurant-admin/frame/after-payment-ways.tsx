import { Link } from 'react-router';
import type { PaymentKind } from '#features/billing/values.ts';
import { stepNames } from '#features/setup/web/steps.ts';
import { useSetup } from '#features/setup/web/use-setup.ts';
import { m } from '#generated/messages/messages.js';
import { setupStepPath, staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type AfterPayment, afterPayment } from './after-payment.ts';
import { useAskedPage } from './asked-page.ts';

/** Where to go from a payment that was made. */
export function AfterPaymentWays({ kind }: { kind: PaymentKind }) {
  return kind === 'first' ? <FirstPaid /> : <LaterPaid kind={kind} />;
}

function FirstPaid() {
  const { data, isPending } = useSetup();
  // No button yet, rather than one that changes under the finger.
  if (isPending) return <Skeleton className="h-13 w-56 rounded-full" />;
  return <Ways after={afterPayment({ kind: 'first', asked: null, setup: data ?? null })} />;
}

/** The set-up is not asked for: it is long over, or closed to a house whose subscription ran out. */
function LaterPaid({ kind }: { kind: PaymentKind }) {
  return <Ways after={afterPayment({ kind, asked: useAskedPage(), setup: null })} />;
}

function Ways({ after }: { after: AfterPayment }) {
  const toHome = (quiet: boolean) => (
    <Link to={staffPaths.home} className={buttonClass(quiet ? { variant: 'quiet' } : {})}>
      {m['billing.payment.lead']()}
    </Link>
  );
  if (after.to === 'home') return toHome(false);
  if (after.to === 'page') {
    const { page } = after;
    return (
      <Link to={page.to} reloadDocument={page.otherDocument} className={buttonClass()}>
        {m['shell.openPage']({ page: page.label() })}
      </Link>
    );
  }
  return (
    <>
      <a href={setupStepPath(after.step)} className={buttonClass()}>
        {m['setup.goOnWith']({ step: stepNames[after.step]() })}
      </a>
      {toHome(true)}
    </>
  );
}
