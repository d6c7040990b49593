import { expect, test } from 'vitest';
import type { SetupState } from './contract.ts';
import { nextStep } from './next-step.ts';

const open: SetupState['steps'] = {
  look: 'open',
  menu: 'open',
  tables: 'open',
  team: 'open',
  order: 'open',
  print: 'open',
};

test.each<[string, Partial<SetupState['steps']>, ReturnType<typeof nextStep>]>([
  ['nothing is done', {}, 'look'],
  ['what comes before was passed by', { look: 'skipped', menu: 'skipped', tables: 'skipped', team: 'skipped' }, 'menu'],
  ['only the tables are missing', { look: 'done', menu: 'done', tables: 'skipped', team: 'skipped' }, 'tables'],
  [
    'all was passed by',
    { look: 'skipped', menu: 'skipped', tables: 'skipped', team: 'skipped', order: 'skipped' },
    'menu',
  ],
  ['there is what an order needs', { look: 'skipped', menu: 'done', tables: 'done', team: 'skipped' }, 'order'],
  ['the rest may wait', { look: 'skipped', menu: 'done', tables: 'done', team: 'skipped', order: 'done' }, null],
])('the step that is recommended when %s', (_, standing, next) => {
  expect(nextStep({ ...open, ...standing })).toBe(next);
});
