import { usePickedPlan } from '#features/accounts/web/public/use-picked-plan.ts';
import { CheckoutScreen } from '#features/billing/web/checkout/checkout-screen.tsx';
import { m } from '#generated/messages/messages.js';
import { OwnersPage } from './frame/owners-page.tsx';

export const handle = { area: 'staff' };

/** Without a plan in the address, the present one is chosen: that is a renewal. */
export default function Checkout() {
  const plan = usePickedPlan();
  return (
    <OwnersPage title={m['billing.checkout.title']()}>
      <CheckoutScreen plan={plan} />
    </OwnersPage>
  );
}
