import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { monthsOf } from '#features/billing/values.ts';
import { supportOpen } from '#features/feedback/support-hours.ts';
import { may } from '#lib/permissions.ts';
import { calls } from '../support/server/contract-calls.ts';
import { pages } from '../support/server/every-page.ts';

/** What in the product keeps a promise: a call, a page, a journey or test that walks it, or a rule that is asked here. */
type Keeper = { call: string } | { page: string } | { test: [file: string, name: string] } | { rule: () => boolean };

const call = (name: string): Keeper => ({ call: name });
const page = (address: string): Keeper => ({ page: address });
const walked = (file: string, name: string): Keeper => ({ test: [file, name] });
const rule = (holds: () => boolean): Keeper => ({ rule: holds });

const ordering = [page('/r/:slug/table/:number/menu'), call('orders.place')];
const kitchen = [page('/restaurant-admin/kitchen'), call('kitchen.tickets')];
const orderOnce = walked('tests/journeys/comanda-survives.spec.ts', 'without a network nothing is claimed');
const noFeePerOrder = rule(() => calls.every(({ name }) => !/^billing\.(fee|usage|order)/.test(name)));

/** On weekdays and Saturdays support answers from the first minute that is said to the last, and on Sundays never. */
const supportHours = rule(() => {
  const open = (weekday: number, hour: number) => supportOpen({ weekday, minutes: hour * 60 });
  const from = (weekday: number, first: number, end: number) =>
    !open(weekday, first - 0.02) && open(weekday, first) && open(weekday, end - 0.02) && !open(weekday, end);
  return [1, 2, 3, 4, 5].every((weekday) => from(weekday, 9, 18)) && from(6, 9, 14) && !open(0, 12);
});

/** Each text of the landing page that promises something, and what keeps it. */
const promises: Record<string, Keeper[]> = {
  'site.home.title': [...ordering, ...kitchen],
  'site.home.description': [...ordering, ...kitchen, call('bills.ofTable')],
  'site.home.headline': [...ordering, ...kitchen],
  'site.home.lead': [...ordering, ...kitchen, call('orders.ofTable'), page('/restaurant-admin/till')],
  'site.home.noApp': [page('/r/:slug/table/:number'), call('tables.enter')],
  'accounts.register.guarantee': [call('billing.cancel')],
  'site.cost.perTableHow': [call('billing.plans'), noFeePerOrder],
  'site.cost.assumption': [...ordering, ...kitchen, call('calls.ask')],
  'site.feature.qrText': [call('tables.codes'), call('tables.rotate'), page('/r/:slug/table/:number')],
  'site.feature.liveText': [walked('tests/journeys/staff-live.spec.ts', 'a new order reaches every desk'), ...kitchen],
  'site.feature.priceText': [call('billing.plans'), noFeePerOrder, rule(() => monthsOf.month === 1)],
  'site.feature.teamText': [call('staff.create'), page('/r/:slug/login'), rule(() => !may('waiter', 'subscription'))],
  'site.feature.figuresText': [
    call('stats.today'),
    rule(() => /hours: z\.array\(hour\)/.test(readFileSync('src/features/stats/contract.ts', 'utf8'))),
  ],
  'site.feature.setupText': [call('restaurants.saveCustomization'), call('restaurants.saveSettings')],
  'site.ask.tabletsText': [page('/kitchen'), page('/restaurant-admin/floor'), page('/r/:slug/table/:number/menu')],
  'site.ask.internetText': [
    walked('tests/journeys/offline.spec.ts', 'the menu of a table opens again without a connection'),
    walked('tests/journeys/comanda-survives.spec.ts', 'a reload and a dead battery keep the comanda'),
    orderOnce,
  ],
  'site.ask.feeText': [call('checks.wishFee'), call('bills.close'), page('/r/:slug/table/:number/bill')],
  'site.ask.appText': [page('/r/:slug/table/:number/menu'), call('tables.enter')],
  'site.ask.leaveText': [
    call('billing.cancel'),
    call('menu.exportCsv'),
    page('/restaurant-admin/subscription'),
    walked('src/features/billing/cancel.test.ts', 'refundedCents'),
  ],
  'site.ask.helpText': [supportHours, call('feedback.support'), page('/restaurant-admin/support')],
  'feedback.support.weekdaysHours': [supportHours],
  'feedback.support.saturdayHours': [supportHours],
  'billing.plan.select': [call('billing.checkout'), page('/register-restaurant')],
  'site.home.demo': [page('/demo'), call('demo.sit'), call('demo.tickets')],
  'site.home.start': [page('/register-restaurant'), call('accounts.register')],
  'site.call.go': [page('/pricing')],
};

/** What it says beside that: names, headings, labels and questions. They name things, and promise nothing of them. */
const plainWords =
  /^(common\.appName|billing\.plan\.(mostPopular|selectNamed|renews\..*)|billing\.pricing\.versusMonthly|site\.home\.scene\..*|site\.plans\.title|site\.cost\.(title|lead|tables|guests|minutes|go|underHour|hours|wholeHours|tablesOne|tablesMany|guestsOne|guestsMany|waited|how|with|perTable)|site\.cost\.\*|site\.ask\.(title|lead|tablets|internet|fee|app|leave|help)|site\.feature\.(title|lead|qr|qrAim|live|received|started|ready|price|perMonth|team|waiter|cashier|owner|figures|setup|font|friday|fee))$/;

/** Words that may only be said while the product has what they tell of. */
const claims: [words: RegExp, keeper: Keeper][] = [
  [/pratos mais pedidos|most ordered dishes/i, call('stats.dishes')],
  [/24\/7|24 horas|around the clock/i, rule(() => supportOpen({ weekday: 0, minutes: 0 }))],
  [/NFC-e|fiscal invoice/i, call('bills.fiscal')],
];

function kept(keeper: Keeper): boolean {
  if ('call' in keeper) return calls.some(({ name }) => name === keeper.call);
  if ('page' in keeper) return pages.includes(keeper.page);
  if ('rule' in keeper) return keeper.rule();
  const [file, name] = keeper.test;
  return globSync(file).length === 1 && readFileSync(file, 'utf8').includes(name);
}

/** The texts that the landing page says, by key; those of a family end in `*`. */
const said = [
  ...new Set(
    globSync('src/pages/public/home/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bm\[['`]([^'`]+)['`]\]/g)].map(([, key = '']) =>
        key.replace(/\$\{[^}]*\}/g, '*'),
      ),
    ),
  ),
];

function textOf(locale: string, key: string): string {
  const [file, ...path] = key.split('.');
  const catalogue: unknown = JSON.parse(readFileSync(`locales/${locale}/${file}.json`, 'utf8'));
  const found = [file, ...path].reduce((at, part) => (at as Record<string, unknown>)?.[part ?? ''], catalogue);
  return typeof found === 'string' ? found : '';
}

test('each text of the landing page is a promise that is kept, or promises nothing', () => {
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((key) => !promises[key] && !plainWords.test(key))).toEqual([]);
});

test('no promise is listed that the page no longer makes', () => {
  expect(Object.keys(promises).filter((key) => !said.includes(key))).toEqual([]);
});

test('each promise has its keeper in the product', () => {
  const broken = Object.entries(promises).flatMap(([key, keepers]) =>
    keepers.filter((keeper) => !kept(keeper)).map((keeper) => `${key}: ${JSON.stringify(keeper)}`),
  );
  expect(broken).toEqual([]);
  expect(Object.entries(promises).filter(([, keepers]) => keepers.length === 0)).toEqual([]);
});

for (const locale of ['pt-BR', 'en'])
  test(`what does not exist is not told of, in ${locale}`, () => {
    const demo = ['lead', 'phoneText', 'emptyText', 'goneText', 'guestText'].map((key) => `demo.${key}`);
    const texts = [...Object.keys(promises), ...demo].map((key) => [key, textOf(locale, key)] as const);
    expect(texts.filter(([, text]) => text === '')).toEqual([]);
    const untrue = texts.flatMap(([key, text]) =>
      claims.filter(([words, keeper]) => words.test(text) && !kept(keeper)).map(([words]) => `${key}: ${words}`),
    );
    expect(untrue).toEqual([]);
  });

test('the hours of support are said as they are kept', () => {
  const told = (locale: string) =>
    ['weekdaysHours', 'saturdayHours'].map((day) => textOf(locale, `feedback.support.${day}`));
  expect(told('pt-BR')).toEqual(['9h às 18h', '9h às 14h']);
  expect(told('en')).toEqual(['9 AM to 6 PM', '9 AM to 2 PM']);
});
