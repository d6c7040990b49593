import { PaymentScreen } from '#features/billing/web/payment/payment-screen.tsx';
import { m } from '#generated/messages/messages.js';
import type { Route } from './+types/payment.ts';
import { useAskedPage } from './frame/asked-page.ts';
import { OwnersPage } from './frame/owners-page.tsx';

export const handle = { area: 'staff' };

export default function Payment({ params }: Route.ComponentProps) {
  const asked = useAskedPage();
  // With the payment, the page opens that somebody wanted before it.
  const onward = asked && { to: asked.to, label: asked.label(), otherDocument: asked.otherDocument };
  return (
    <OwnersPage title={m['billing.payment.title']()}>
      <PaymentScreen key={params.id} id={params.id} onward={onward} />
    </OwnersPage>
  );
}
