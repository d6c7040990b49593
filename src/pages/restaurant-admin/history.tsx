import { PaymentHistory } from '#features/billing/web/history/payment-history.tsx';
import { m } from '#generated/messages/messages.js';
import { OwnersPage } from './owners-page.tsx';

export const handle = { area: 'admin' };

export default function History() {
  return (
    <OwnersPage title={m['billing.history.title']()}>
      <PaymentHistory />
    </OwnersPage>
  );
}
