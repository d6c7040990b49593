import type { SetupState } from './contract.ts';
import { type GuidedStep, guidedSteps } from './values.ts';

/** What the first order cannot do without. */
const needed: readonly GuidedStep[] = ['menu', 'tables'];

/**
 * The step of the guided set-up that comes next; null once none is left but what may wait. What was passed by may, except for what the
 * first order needs: without it there would be nothing to order.
 */
export function nextStep(steps: SetupState['steps']): GuidedStep | null {
  const lacks = (step: GuidedStep) => step === 'order' && needed.some((need) => steps[need] !== 'done');
  const left = (step: GuidedStep) => steps[step] === 'open' || (steps[step] === 'skipped' && needed.includes(step));
  return guidedSteps.find((step) => left(step) && !lacks(step)) ?? null;
}
