import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { checkoutPath } from '#lib/addresses.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import type { Plan } from '../contract.ts';
import { freeText, monthlyText } from './plan-text.ts';
import { PlanFeatures } from './public/plan-features.tsx';
import { PlanPrice } from './public/plan-price.tsx';

interface PlanListProps {
  /** The plan that the restaurant has; undefined until that is known, and until then none is offered. */
  currentId: string | null | undefined;
  /** Another follows it when it ends: until then they can stay with this one. */
  leaving: boolean;
  /** The one picked on the page of prices: it is the page's one filled button then. */
  chosenKey: string | null;
  id: string;
}

const awaited = <Loading count={2} className="mt-4 grid gap-4 sm:grid-cols-2" itemClass="h-96 rounded-lg" />;

/** 'Planos disponíveis' */
export function PlanList({ currentId, leaving, chosenKey, id }: PlanListProps) {
  const list = useQuery(api.billing.plans.queryOptions());
  // What the restaurant has already is not what the page urges it to buy.
  const others = list.data?.plans.filter(({ id }) => id !== currentId);
  const main =
    others?.find(({ key }) => key === chosenKey) ?? (currentId ? null : others?.find(({ highlighted }) => highlighted));
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-2xl outline-none">
        <span id={`${id}-title`}>{m['billing.current.plans']()}</span>
      </h2>
      <Read query={list} failed={m['billing.plan.failed']()} waiting={awaited}>
        {({ plans }) =>
          currentId === undefined ? (
            awaited
          ) : plans.length === 0 ? (
            <EmptyState title={m['billing.plan.none']()}>{m['billing.plan.noneHint']()}</EmptyState>
          ) : (
            <ul className="mt-4 grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
              {plans.map((plan) => (
                <Offer
                  key={plan.id}
                  plan={plan}
                  plans={plans}
                  main={plan === main}
                  current={plan.id === currentId}
                  sold={plan.id === currentId && !leaving}
                />
              ))}
            </ul>
          )
        }
      </Read>
    </section>
  );
}

interface OfferProps {
  plan: Plan;
  plans: readonly Plan[];
  main: boolean;
  current: boolean;
  /** What they have is not sold to them again. */
  sold: boolean;
}

function Offer({ plan, plans, main, current, sold }: OfferProps) {
  const titleId = useId();
  const free = freeText(plan, plans);
  const monthly = monthlyText(plan);
  return (
    <Card as="li" aria-labelledby={titleId} className="flex flex-col gap-6 sm:p-7">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="min-w-0 text-xl wrap-anywhere">
          {plan.name}
        </h3>
        <span className="flex flex-wrap gap-2">
          {current && <Badge tone="green">{m['billing.plan.current']()}</Badge>}
          {plan.highlighted && !current && <Badge tone="gray">{m['billing.plan.mostPopular']()}</Badge>}
        </span>
      </div>
      <div className="grid gap-2">
        <PlanPrice plan={plan} />
        <p className="min-h-6 text-ink-2 text-sm">
          {free && <strong className="text-ink">{free}</strong>}
          {free && monthly && ' · '}
          {monthly}
          {!free && !monthly && m[`billing.plan.renews.${plan.period}`]()}
        </p>
      </div>
      <PlanFeatures plan={plan} wide />
      {sold ? (
        <p className="mt-auto flex min-h-13 items-center justify-center gap-2 font-medium text-green">
          <CheckIcon />
          {m['billing.plan.yours']()}
        </p>
      ) : (
        <Link
          to={checkoutPath(plan.key)}
          state={{ plan: plan.key }}
          aria-label={m['billing.plan.selectNamed']({ plan: plan.name })}
          className={`${buttonClass({ variant: main ? 'fill' : 'soft', wide: true })} mt-auto`}
        >
          {m['billing.plan.select']()}
        </Link>
      )}
    </Card>
  );
}
