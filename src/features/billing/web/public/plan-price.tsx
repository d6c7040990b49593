import type { Plan } from '../../contract.ts';
import { priceParts } from '../plan-text.ts';

interface PlanPriceProps {
  plan: Plan;
  /** The page of prices shows it larger than the owner's area. */
  large?: boolean;
  onPanel?: boolean;
}

/** The figure large, sign and rhythm beside it. */
export function PlanPrice({ plan, large, onPanel }: PlanPriceProps) {
  const { sign, figure, per } = priceParts(plan);
  const quiet = onPanel ? 'text-on-panel-2' : 'text-ink-2';
  return (
    <p className="money flex flex-wrap items-baseline gap-x-2">
      <span className={large ? 'self-start pt-1.5 font-medium text-2xl sm:pt-2.5' : `text-lg ${quiet}`}>{sign}</span>
      <span
        className={
          large ? 'font-semibold text-6xl tracking-display sm:text-7xl' : 'font-semibold text-4xl tracking-title'
        }
      >
        {figure}
      </span>
      <span className={quiet}>{per}</span>
    </p>
  );
}
