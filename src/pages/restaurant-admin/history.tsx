import { PaymentHistory } from '#features/billing/web/history/payment-history.tsx';
import { m } from '#generated/messages/messages.js';
import { OwnersPage } from './frame/owners-page.tsx';

export const handle = { area: 'staff' };

export default function History() {
  return (
    <OwnersPage title={m['billing.history.title']()}>
      <PaymentHistory />
    </OwnersPage>
  );
}
