import type { PaymentKind } from '#features/billing/values.ts';
import type { SetupState } from '#features/setup/contract.ts';
import { nextStep } from '#features/setup/next-step.ts';
import type { GuidedStep } from '#features/setup/values.ts';
import type { Entry } from './entries.ts';

export type AfterPayment = { to: 'home' } | { to: 'step'; step: GuidedStep } | { to: 'page'; page: Entry };

interface Paid {
  kind: PaymentKind;
  /** The last page that was locked when somebody asked for it. */
  asked: Entry | null;
  /** How far the house is set up; null: unknown, or nobody's concern any more. */
  setup: Pick<SetupState, 'steps' | 'dismissed'> | null;
}

/** Groups of pages that nobody is kept from working by: they are read, now or another day. */
const readOnly: readonly Entry['group'][] = ['house', 'billing', 'help'];

/**
 * Where somebody goes who has just paid. With the first payment a house begins: what was looked at while everything was locked says nothing
 * of what is wanted, so the set-up goes on where it stopped, or the first page opens. A later payment ends an interruption: back to the work.
 */
export function afterPayment({ kind, asked, setup }: Paid): AfterPayment {
  if (kind === 'first') {
    const step = setup && !setup.dismissed ? nextStep(setup.steps) : null;
    return step ? { to: 'step', step } : { to: 'home' };
  }
  return asked && !readOnly.includes(asked.group) ? { to: 'page', page: asked } : { to: 'home' };
}
