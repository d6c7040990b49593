import type { ManagedPlan } from '../../contract.ts';

/** What can be made of a plan. */
export const planStates = ['published', 'unpublished', 'retired'] as const;
export type PlanState = (typeof planStates)[number];

export const stateTones = { published: 'green', unpublished: 'gray', retired: 'red' } as const;

export function planState({ published, retired }: Pick<ManagedPlan, 'published' | 'retired'>): PlanState {
  if (retired) return 'retired';
  return published ? 'published' : 'unpublished';
}
