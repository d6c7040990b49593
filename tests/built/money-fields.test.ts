import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = new Map(
  globSync('src/**/*.tsx', { exclude: (path) => path.includes('generated') || path.endsWith('.test.tsx') })
    .sort()
    .map((file) => [file.replace(/^src\//, ''), readFileSync(file, 'utf8')]),
);

/** Every element of this name, from its bracket to where it is closed. */
const elements = (source: string, name: string) =>
  source.match(new RegExp(`<${name}\\b[^]*?(?:/>|\\n\\s*>)`, 'g')) ?? [];
const having = (found: (source: string) => boolean) => [...sources].filter(([, s]) => found(s)).map(([file]) => file);

test('what is typed with decimals is money in the one field for money, a percentage, or a weight', () => {
  expect(having((source) => /inputMode=["{'\s]*decimal/.test(source))).toEqual([
    // The others are percentages.
    'features/bills/web/settlement/discount-field.tsx',
    // A weight.
    'features/orders/web/measure-field.tsx',
    'features/platform/web/discounts/discount-worth.tsx',
    'features/platform/web/restaurants/restaurant-dialog.tsx',
    'features/restaurants/web/settings/rules-section.tsx',
    'ui/money-input.tsx',
  ]);
});

test('what browsers take for a number is how many, and never money', () => {
  expect(having((source) => /type=["{'\s]*number/.test(source))).toEqual([
    'features/platform/web/limit-field.tsx',
    'features/reservations/web/public/when-fields.tsx',
    'pages/public/home/cost.tsx',
  ]);
});

test('no other field holds an amount', () => {
  const money = /cents|amount|price/i;
  const others = having((source) =>
    ['input', 'TextInput', 'NumberStepper'].some((name) => elements(source, name).some((each) => money.test(each))),
  );
  // How many notes of a value there are, each named by what it is worth.
  expect(others).toEqual(['features/till/web/drawer-count.tsx', 'ui/money-input.tsx']);
});

test('every form that takes money is one that was looked at', () => {
  const forms = having((source) => elements(source, 'MoneyInput').length > 0).filter((file) => !file.startsWith('ui/'));
  // Where a minus is refused, and in which journey, or in which test beside it, that is seen.
  expect(forms).toEqual([
    'features/bills/web/receive-dialog.tsx', // guest-pays
    'features/bills/web/settlement/charge-fields.tsx', // adjustment-fields.test.ts
    'features/bills/web/settlement/discount-field.tsx', // adjustment-fields.test.ts
    'features/bills/web/settlement/payment-fields.tsx', // payment-fields.test.ts
    'features/checks/web/diner/paying/pay-button.tsx', // guest-pays
    'features/checks/web/diner/split/by-amount.tsx', // guest-check
    'features/checks/web/settings/checks-form.tsx', // guest-check
    'features/checks/web/settings/couvert-day-row.tsx', // guest-check
    'features/menu/web/editing/groups/option-row.tsx', // menu-together: a minus takes off
    'features/menu/web/editing/products/product-form.tsx', // menu-admin
    'features/orders/web/measure-field.tsx', // measure-of.test.ts
    'features/platform/web/discounts/discount-worth.tsx', // platform
    'features/platform/web/plans/plan-dialog.tsx', // platform
    'features/setup/web/menu/menu-preview.tsx', // first-day
    'features/tables/web/table-form-fields.tsx', // tables
    'features/till/web/count-table.tsx', // cash-till
    'features/till/web/drawer-count.tsx', // cash-till
    'features/till/web/movement-dialog.tsx', // cash-till
    'features/till/web/open-till-form.tsx', // cash-till
  ]);
});
