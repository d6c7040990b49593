import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { paymentPath, staffPaths } from '#lib/addresses.ts';
import type { Quote } from '../../contract.ts';
import type { Customer } from '../../payer/contract.ts';
import type { PaymentMethod } from '../../values.ts';
import { dayText } from '../day-text.ts';
import { forgetKey, keyOf } from './attempt.ts';

interface Order {
  quote: Quote;
  /** Null where nothing is paid. */
  payer: { method: PaymentMethod; customer: Customer } | null;
  discountCode: string | null;
}

/** Begins the payment and leads to where it is paid. Busy until the page is left, and deaf to a second tap from the first on. */
export function useCheckout(onRefused: (error: unknown) => void) {
  const { restaurant } = useSignedIn();
  const timeZone = useTimezone();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sending = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const checkout = useChange(api.billing.checkout.mutationOptions(), {});
  const { reset } = checkout;
  const house = restaurant?.id ?? '';

  // Back from the provider's page, browsers may show this one as it was left.
  useEffect(() => {
    const again = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      sending.current = false;
      setLeaving(false);
      reset();
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, [reset]);

  const order = async ({ quote, payer, discountCode }: Order) => {
    if (sending.current || leaving) return;
    sending.current = true;
    const planId = quote.plan.id;
    try {
      const { payment, instructions } = await checkout.mutateAsync({
        key: keyOf(house, { planId, method: payer?.method ?? 'free', discountCode }),
        planId,
        ...payer,
        discountCode: discountCode ?? undefined,
        amountCents: quote.amountCents,
        periodEnd: quote.periodEnd,
      });
      forgetKey(house);
      void queries.invalidateQueries({ queryKey: api.billing.key() });
      if (!payment) {
        const date = dayText(quote.periodStart, timeZone);
        toast.success(m['billing.checkout.scheduled']({ date }));
        void navigate(staffPaths.subscription);
        return;
      }
      const { url, pixCode, boletoLine } = instructions;
      if (payment.status === 'pending' && url && !pixCode && !boletoLine) {
        toast.loading(m['billing.checkout.redirecting'](), { duration: 10_000 });
        setLeaving(true);
        location.assign(url);
        return;
      }
      queries.setQueryData(api.billing.payment.queryKey({ input: { id: payment.id } }), { payment, instructions });
      void navigate(paymentPath(payment.id));
    } catch (error) {
      // A refusal is an answer. Without one the same key is sent again, and nothing is charged twice.
      const status = (error as { status?: unknown }).status;
      if (errorCode(error) !== null && typeof status === 'number' && status < 500) forgetKey(house);
      // What was begun before, here or on another device, is offered to be gone on with.
      void queries.invalidateQueries({ queryKey: api.billing.subscription.key() });
      onRefused(error);
      // Not when it was taken: the page is on its way to the next one, and a second tap that still meets it would begin another payment.
      sending.current = false;
    }
  };
  return { order, busy: checkout.isPending || checkout.isSuccess || leaving, leaving };
}
