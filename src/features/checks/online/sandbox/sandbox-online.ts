import { CodedError } from '#lib/errors.ts';
import { WebhookRefused } from '../../../billing/providers/provider.ts';
import type { Sandbox } from '../../../billing/providers/sandbox/sandbox-provider.ts';
import type { SandboxPayment } from '../../../billing/providers/sandbox/sandbox-store.ts';
import { type GuestProvider, NoticeRefused, type Taking } from '../provider.ts';

const yearMs = 365 * 24 * 60 * 60_000;
/** There is one seller there, whom every house may be. */
const seller = 'sandbox';
const nobody = { email: '', document: '', phone: '' };

/** The embedded provider, for guests: it moves no money, has a page of its own that says so, and tells by signed messages. */
export function sandboxForGuests(sandbox: Sandbox, now: () => Date): GuestProvider {
  const grant = () => ({ seller, access: seller, refresh: seller, expiresAt: new Date(now().getTime() + yearMs) });

  return {
    name: 'sandbox',

    // Nobody has to agree to a test.
    consentUrl: ({ returnUrl, state }) => `${returnUrl}?${new URLSearchParams({ code: seller, state })}`,
    exchange: async () => grant(),
    renew: async () => grant(),

    async begin(_access, { id, amountCents, method, description, payerName, returnUrl, expiresAt }) {
      const { ref, instructions } = await sandbox.begin({
        id,
        restaurantId: '',
        amountCents,
        method: method === 'pix' ? 'pix' : 'credit_card',
        description,
        customer: { ...nobody, name: payerName },
        locale: '',
        returnUrl,
        cancelUrl: returnUrl,
        expiresAt,
      });
      return { ref, pageUrl: instructions.url ?? null, pixCode: instructions.pixCode ?? null };
    },

    async look(_access, { id }) {
      const payment = await sandbox.findCharge(id);
      return payment ? [takingOf(payment, sandbox.payable(payment))] : [];
    },

    async cancel(_access, { id }) {
      const payment = await sandbox.findCharge(id);
      if (payment) await sandbox.withdraw(payment.ref);
    },

    async payment(_access, ref) {
      const payment = await sandbox.find(ref);
      return payment && takingOf(payment, sandbox.payable(payment));
    },

    async read({ body, headers, now: at }) {
      const event = await sandbox.read(body, headers, at).catch((error: unknown) => {
        throw error instanceof WebhookRefused ? new NoticeRefused(error.message) : error;
      });
      const payment = event.report && (await sandbox.find(event.report.ref));
      if (event.report && !payment) throw new CodedError('payment_not_found');
      const about = payment && { payment: payment.ref, charge: payment.paymentId };
      return { eventId: event.id, type: event.type, about };
    },
  };
}

function takingOf({ ref, paymentId, method, status, amountCents }: SandboxPayment, payable: boolean): Taking {
  const paid = status === 'paid' || status === 'refunded';
  return {
    ref,
    seller,
    chargeId: paymentId,
    method: method === 'pix' ? 'pix' : 'credito',
    paidCents: paid ? amountCents : 0,
    refundedCents: status === 'refunded' ? amountCents : 0,
    open: payable,
    refused: status === 'failed',
  };
}
