import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { restaurantsOnPlan } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import { planName } from '../../../billing/plan-name.ts';
import type { ManagedPlan } from '../../contract.ts';
import { planState, stateTones } from './plan-state.ts';

export function PlanCard({ plan, onEdit }: { plan: ManagedPlan; onEdit: (plan: ManagedPlan) => void }) {
  const { id, key, period, priceCents, tableLimit, highlighted, inUse } = plan;
  const state = planState(plan);
  const name = planName(plan, getLocale());
  const titleId = `plan-${id}`;
  const usedBy = inUse === 1 ? m['platform.plans.inUseOne']() : m['platform.plans.inUse']({ count: inUse });
  return (
    <Card as="li" className="grid content-start gap-3">
      <article aria-labelledby={titleId} className="contents">
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <h3 id={titleId} className="text-base wrap-anywhere">
              {name} <span className="font-normal text-ink-3 text-sm">{key}</span>
            </h3>
            <p className="mt-1 text-ink-2 text-sm">
              <b className="font-semibold text-2xl text-ink tracking-tight">{formatMoney(priceCents, getLocale())}</b>{' '}
              {m[`platform.plans.periods.${period}`]()}
            </p>
          </div>
          <IconButton
            icon={PencilIcon}
            label={m['platform.plans.edit']({ name: key })}
            onClick={() => onEdit(plan)}
            className="-mt-2 -mr-2"
          />
        </div>
        <ul className="grid gap-1 text-ink-2 text-sm">
          <li>
            {tableLimit === null ? m['platform.plans.noLimit']() : m['platform.plans.tables']({ count: tableLimit })}
          </li>
          <li>
            {inUse === 0 ? (
              usedBy
            ) : (
              <Link
                to={restaurantsOnPlan(key)}
                className="-my-3 inline-flex min-h-11 items-center text-brand-ink underline-offset-4 hover:underline"
              >
                {usedBy}
              </Link>
            )}
          </li>
        </ul>
        <div className="mt-auto flex min-h-11 flex-wrap items-center gap-2 border-hairline border-t pt-4">
          <Badge tone={stateTones[state]}>{m[`platform.plans.${state}`]()}</Badge>
          {highlighted && <Badge tone="yellow">{m['platform.plans.highlighted']()}</Badge>}
        </div>
      </article>
    </Card>
  );
}
