import { expect, test } from 'vitest';
import type { Plan } from '../../contract.ts';
import { usualPlan } from './usual-plan.ts';

const monthly = { id: 'monthly', highlighted: false } as Plan;
const yearly = { id: 'yearly', highlighted: true } as Plan;
const plans = [monthly, yearly];

test('another method for a payment that was begun is for the same plan', () => {
  expect(usualPlan(plans, null, { planId: 'monthly' })).toBe(monthly);
  expect(usualPlan(plans, { plan: yearly, nextPlan: null }, { planId: 'monthly' })).toBe(monthly);
});

test('without one it is the plan that comes next, the present one, or the most popular', () => {
  expect(usualPlan(plans, { plan: yearly, nextPlan: monthly }, null)).toBe(monthly);
  expect(usualPlan(plans, { plan: monthly, nextPlan: null }, null)).toBe(monthly);
  expect(usualPlan(plans, null, null)).toBe(yearly);
});

test('a plan that is no longer sold is not chosen', () => {
  expect(usualPlan(plans, null, { planId: 'retired' })).toBe(yearly);
  expect(usualPlan([], null, null)).toBeNull();
});
