import { PaymentScreen } from '#features/billing/web/payment/payment-screen.tsx';
import { m } from '#generated/messages/messages.js';
import type { Route } from './+types/payment.ts';
import { AfterPaymentWays } from './frame/after-payment-ways.tsx';
import { OwnersPage } from './frame/owners-page.tsx';

export const handle = { area: 'staff' };

export default function Payment({ params }: Route.ComponentProps) {
  return (
    <OwnersPage title={m['billing.payment.title']()}>
      <PaymentScreen key={params.id} id={params.id} onward={(kind) => <AfterPaymentWays kind={kind} />} />
    </OwnersPage>
  );
}
