import { expect, test } from 'vitest';
import type { SetupState } from '#features/setup/contract.ts';
import { staffPaths } from '#lib/addresses.ts';
import { afterPayment } from './after-payment.ts';
import { gatedAt } from './entries.ts';

const all = (standing: 'open' | 'done'): SetupState['steps'] => ({
  look: standing,
  menu: standing,
  tables: standing,
  team: standing,
  order: standing,
  print: 'open',
});
const setup = (steps: Partial<SetupState['steps']>, dismissed = false) => ({
  steps: { ...all('done'), ...steps },
  dismissed,
});
const [orders, staff, feedback, support, history] = [
  staffPaths.orders,
  staffPaths.staff,
  staffPaths.feedback,
  staffPaths.support,
  staffPaths.history,
].map(gatedAt);

test('with the first payment the set-up goes on where it stopped, whatever locked page was looked at', () => {
  const first = { kind: 'first', asked: feedback ?? null } as const;
  expect(afterPayment({ ...first, setup: setup({ tables: 'open', order: 'open' }) })).toEqual({
    to: 'step',
    step: 'tables',
  });
  expect(afterPayment({ ...first, asked: orders ?? null, setup: setup({ team: 'skipped' }) })).toEqual({ to: 'home' });
  expect(afterPayment({ ...first, setup: setup({ tables: 'open' }, true) }), 'sent away').toEqual({ to: 'home' });
  expect(afterPayment({ ...first, setup: null }), 'not read').toEqual({ to: 'home' });
});

test('a later payment leads back to the work it interrupted, and to the first page from what is only read', () => {
  const unfinished = setup(all('open'));
  for (const kind of ['renewal', 'change'] as const) {
    for (const page of [orders, staff])
      expect(afterPayment({ kind, asked: page ?? null, setup: unfinished })).toEqual({ to: 'page', page });
    for (const page of [feedback, support, history, null])
      expect(afterPayment({ kind, asked: page ?? null, setup: unfinished })).toEqual({ to: 'home' });
  }
});
