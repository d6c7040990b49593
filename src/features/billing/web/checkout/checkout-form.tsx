import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { errorCode, failureText } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Plan, Quote } from '../../contract.ts';
import type { PaymentMethod } from '../../values.ts';
import { customerErrors } from './customer-draft.ts';
import { CustomerFields } from './customer-fields.tsx';
import { DiscountField } from './discount-field.tsx';
import { MethodPicker } from './method-picker.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { Promises } from './promises.tsx';
import { SmallPrint } from './small-print.tsx';
import { useCheckout } from './use-checkout.ts';
import { useCustomer } from './use-customer.ts';
import { isAboutCode, useQuote } from './use-quote.ts';

interface CheckoutFormProps {
  plans: readonly Plan[];
  /** Null until one is picked. */
  chosen: Plan | null;
  currentId: string | null;
  guaranteed: boolean;
  timeZone: string;
  onChoose: (plan: Plan) => void;
}

export function CheckoutForm({ plans, chosen, currentId, guaranteed, timeZone, onChoose }: CheckoutFormProps) {
  const { customer, change } = useCustomer();
  const [method, setMethod] = useState<PaymentMethod>('credit_card');
  const [typedCode, setTypedCode] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { form, errors, setErrors, settle, refuse } = useFieldErrors();
  const [problem, setProblem] = useState<{ text: string; tone: 'red' | 'yellow' } | 'price' | null>(null);
  const quoted = useQuote(chosen?.id ?? null, code);
  const { quote, applied } = quoted;
  // Nothing is asked of who pays, or how, where nothing is paid.
  const free = quote?.amountCents === 0;

  const refused = (error: unknown) => {
    const changed = errorCode(error) === 'price_changed';
    const moved = errorCode(error) === 'offer_changed';
    if (changed || moved || isAboutCode(error)) void quoted.refetch();
    if (changed) setProblem('price');
    else if (!refuse(error) && !isAboutCode(error))
      setProblem({ text: failureText(error, m['billing.checkout.failed']()), tone: moved ? 'yellow' : 'red' });
  };
  const { order, busy, leaving } = useCheckout(refused);

  // What was said of the code was said of it as it stood then.
  const applyCode = (next: string | null) => {
    setCode(next);
    settle(['discountCode']);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !quote || !quoted.settled) return;
    const wrong = free ? {} : customerErrors(customer);
    if (typedCode.trim() && !applied && !quote.startsLater) wrong.discountCode = m['billing.checkout.codeNotApplied']();
    setErrors(wrong);
    setProblem(null);
    if (Object.keys(wrong).length === 0)
      void order({
        quote,
        payer: free ? null : { method, customer },
        discountCode: applied && !quote.startsLater ? code : null,
      });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <Card className="grid gap-9 sm:p-7">
        <Part title={m['billing.checkout.plan']()}>
          <PlanPicker plans={plans} chosenId={chosen?.id ?? null} currentId={currentId} onChoose={onChoose} />
        </Part>
        {free ? (
          <p className="text-ink-2">{m['billing.checkout.nothingToPay']()}</p>
        ) : (
          <>
            <Part title={m['billing.checkout.method']()}>
              <MethodPicker method={method} onChoose={setMethod} />
            </Part>
            <Part title={m['billing.checkout.customer']()} hint={m['billing.checkout.customerHint']()}>
              <CustomerFields customer={customer} errors={errors} onChange={change} />
            </Part>
          </>
        )}
      </Card>
      <div className="grid gap-4 xl:sticky xl:top-6">
        <Card as="section" aria-labelledby="order-summary" className="grid gap-6 sm:p-7">
          <h2 id="order-summary" className="text-xl">
            {m['billing.checkout.summary']()}
          </h2>
          <div aria-live="polite" aria-busy={!quoted.settled} className="transition-opacity aria-busy:opacity-60">
            {quote ? (
              <OrderSummary quote={quote} code={applied ? code : null} currentId={currentId} timeZone={timeZone} />
            ) : quoted.error ? (
              <ErrorState
                title={failureText(quoted.error, m['billing.checkout.quoteFailed']())}
                retryLabel={m['common.retry']()}
                onRetry={() => void quoted.refetch()}
                busy={quoted.retrying}
              />
            ) : (
              <Skeleton className="h-44 rounded-md" />
            )}
          </div>
          {!quote?.startsLater && (
            <DiscountField
              typed={typedCode}
              onType={setTypedCode}
              code={code}
              onCode={applyCode}
              applied={applied}
              applying={quoted.applying}
              discountCents={quote?.discountCents ?? 0}
              moves={quote?.discountMoves ?? false}
              refusal={quoted.refusal}
              error={errors.discountCode}
            />
          )}
          {problem && (
            <Notice tone={problem === 'price' ? 'yellow' : problem.tone} live>
              {problem === 'price'
                ? m['billing.checkout.priceChanged']({ amount: formatMoney(quote?.amountCents ?? 0, getLocale()) })
                : problem.text}
            </Notice>
          )}
          <Button
            type="submit"
            size="l"
            wide
            disabled={Boolean(quoted.error)}
            busy={busy || (!quoted.error && !quoted.settled)}
            busyLabel={waitingText({ busy, leaving })}
          >
            {submitText(quote)}
          </Button>
          <SmallPrint provider={free ? undefined : quote?.provider} />
        </Card>
        <Card className="sm:p-7">
          <Promises guaranteed={guaranteed} />
        </Card>
      </div>
    </form>
  );
}

function waitingText({ busy, leaving }: { busy: boolean; leaving: boolean }): string {
  if (!busy) return m['billing.checkout.quoting']();
  return leaving ? m['billing.checkout.redirecting']() : m['billing.checkout.busy']();
}

/** What pressing it does. */
function submitText(quote: Quote | undefined): string {
  if (quote?.startsLater) return m['billing.checkout.submitLater']({ plan: quote.plan.name });
  return quote?.amountCents === 0 ? m['billing.checkout.submitFree']() : m['billing.checkout.submit']();
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const hintId = useId();
  return (
    <fieldset className="@container min-w-0" aria-describedby={hint ? hintId : undefined}>
      <legend className="mb-4 font-semibold text-xl tracking-tight">{title}</legend>
      {hint && (
        <p id={hintId} className="-mt-3 mb-4 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
