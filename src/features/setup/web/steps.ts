import type { ReactNode, RefObject } from 'react';
import { m } from '#generated/messages/messages.js';
import type { SetupState } from '../contract.ts';
import { nextStep } from '../next-step.ts';
import { type GuidedStep, guidedSteps } from '../values.ts';

/** What each step of the set-up is given. */
export interface StepProps {
  state: SetupState;
  /** Passes it by. */
  skip: ReactNode;
  back: ReactNode;
  /** On to the next one. */
  onward: () => void;
  to: (step: GuidedStep) => void;
  /** What the step still has to save when it is left by another way than its own button; null while it has nothing. */
  unsaved: RefObject<(() => Promise<unknown>) | null>;
}

export const stepNames: Record<GuidedStep, () => string> = {
  look: m['setup.steps.look'],
  menu: m['setup.steps.menu'],
  tables: m['setup.steps.tables'],
  team: m['setup.steps.team'],
  order: m['setup.steps.order'],
};

export const stepIn = (value: string | null): GuidedStep | null => guidedSteps.find((step) => step === value) ?? null;

/** Where whoever comes back goes on. */
export const firstOpen = ({ steps }: SetupState): GuidedStep => nextStep(steps) ?? 'order';

export const nextOf = (step: GuidedStep): GuidedStep => guidedSteps[guidedSteps.indexOf(step) + 1] ?? 'order';
export const formerOf = (step: GuidedStep): GuidedStep | null => guidedSteps[guidedSteps.indexOf(step) - 1] ?? null;
