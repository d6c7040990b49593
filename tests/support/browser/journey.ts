import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { demoPassword } from '../../../db/seed/cast.ts';
import { inEnglish } from '../../../db/seed/menu-english.ts';
import { violationsOf } from './axe.ts';
import { listenTo } from './journey-console.ts';
import { ownInstance } from './journey-instances.ts';

export type Language = 'pt-BR' | 'en';
export const languages: Language[] = ['pt-BR', 'en'];
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** In the title of a journey: `npm test` walks it in this language and size, and `npm run test:all` in all. */
export const inCore = (walked: boolean) => (walked ? ' @core' : '');

export const instanceUrl = () => ownInstance().url;

/** What the screens say in a language, by key, with its placeholders filled. */
export function textIn(language: Language) {
  const cache = new Map<string, Record<string, unknown>>();
  return (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace = '', ...path] = key.split('.');
    if (!cache.has(namespace))
      cache.set(namespace, JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')));
    const found = [namespace, ...path].reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)?.[part],
      cache.get(namespace),
    );
    if (typeof found !== 'string') throw new Error(`No text ${key} in ${language}`);
    return found.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? `{${name}}`));
  };
}

/** One person's browser, in a language. What its console complains of fails the journey, unless that has `taken` it out of the list. */
export async function person(
  browser: Browser,
  language: Language,
  viewport = phone,
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const touch = viewport.width < 600;
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    baseURL: instanceUrl(),
    // Tries are bounded for each address, and not everybody lives at the same.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` },
  });
  await context.addCookies([{ name: 'locale', value: language, url: instanceUrl() }]);
  const page = await context.newPage();
  return { context, page, complaints: listenTo(page) };
}

/** Looks into the instance's database, as its owner. */
export async function look<T extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: ownInstance().ownerUrl });
  await client.connect();
  try {
    return (await client.query<T>(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** A table of the demonstration; other restaurants, which journeys make, have tables of the same numbers. */
export async function tableOf(number: number): Promise<{ id: string; secret: string; code: string; capacity: number }> {
  const [table] = await look<{ id: string; secret: string; code: string; capacity: number }>(
    `select t.id, t.secret, t.short_code as code, t.capacity from tables t join restaurants r on r.id = t.restaurant_id
     where r.slug = 'restaurant-demo' and t.number = $1 and t.deleted_at is null`,
    [number],
  );
  if (!table) throw new Error(`The demonstration has no table ${number}.`);
  return table;
}

/** In a statement: the house whose tables journeys sit at; visitors of the demonstration have another with the same menu. */
export const demoHouse = `(select id from restaurants where slug = 'restaurant-demo')`;

/** The address in a table's QR code. */
export async function qrCode(table: number): Promise<string> {
  return `/r/restaurant-demo/table/${table}?k=${(await tableOf(table)).secret}`;
}

/** What passing messages are made in: what they lie over for a moment is no smaller for that, so they are looked at by themselves. */
export const messages = '[popover]';

/** The whole page, or a part of it; what is a document of its own, with landmarks of its own, may be left to be looked at as one. */
export async function expectAccessible(page: Page, part?: string, apart?: string): Promise<void> {
  expect(await violationsOf(page, part, apart)).toEqual([]);
}

/** Has the account that is signed in speak the journey's language: pages speak the account's on every device. */
export async function chooseLanguage(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const locale = cookies.find(({ name }) => name === 'locale')?.value ?? 'pt-BR';
  const headers = { origin: instanceUrl() };
  await page.context().request.post('/language', { form: { locale, to: '/' }, headers, maxRedirects: 0 });
}

/** Signs in as the login form does, which has journeys of its own, and opens the page. */
export async function signInAtTheDesk(
  page: Page,
  email: string,
  path = '/restaurant-admin',
  password = demoPassword,
): Promise<void> {
  const answer = await page.context().request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: instanceUrl() },
  });
  expect(answer.status(), email).toBe(200);
  await chooseLanguage(page);
  await page.goto(path);
}

/** The demo's dish without questions, and one with options. */
export const plainDish = 'Pão de queijo da Canastra';
export const customDish = 'Moqueca de banana-da-terra';

/** What a guest reads for a name of the demo's menu. */
export const asRead = (language: Language, name: string) => (language === 'en' && inEnglish(name)) || name;
/** It, in whichever language the guest reads. */
export function inAnyLanguage(name: string): RegExp {
  const both = [name, asRead('en', name)].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(both.join('|'), 'i');
}

export const dish = (page: Page, name: string) => page.getByRole('article', { name: inAnyLanguage(name) });

/** The one button of a dish on the menu: it puts the dish into the comanda. */
export const addButton = (page: Page, name: string) => dish(page, name).getByRole('button');

/** Chooses the first there is in every group that asks for a choice: nothing is chosen for a guest. */
export async function chooseFirst(dialog: Locator): Promise<void> {
  for (const group of await dialog.locator('fieldset:has(input[type=radio])').all())
    await group.locator('input:enabled').first().check();
}

/** Puts one of a dish into the comanda, with the first of what it asks to choose, and waits until the comanda has it. */
export async function addDish(page: Page, language: Language, name: string): Promise<void> {
  const t = textIn(language);
  await addButton(page, name).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: inAnyLanguage(name) })).toBeVisible();
  await chooseFirst(dialog);
  await dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** On a phone the comanda is a sheet over the menu. */
export async function openComanda(page: Page, language: Language): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(textIn(language)('diner.seeComanda')) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The orders on a diner's page: the menu's dishes are articles too. */
export const orderCards = (page: Page) => page.locator('article[aria-labelledby^="order-"]');

/** How many orders the table's open bill has. */
export async function countOrders(table: number): Promise<number> {
  const [row] = await look<{ count: number }>(
    `select count(*)::int as count from orders o join bills b on b.id = o.bill_id
     where o.table_id = $1 and b.closed_at is null`,
    [(await tableOf(table)).id],
  );
  return row?.count ?? 0;
}

/** Changes something of the demo restaurant behind the screens' backs, and tells them as the application does. */
export async function changeRestaurant(change: string, topic: 'menu' | 'tables' | 'restaurant'): Promise<void> {
  const [instance] = await look<{ id: string }>(`select id from restaurants where slug = 'restaurant-demo'`);
  await look(`set app.restaurant_id = '${instance?.id}'; ${change};
    insert into outbox (restaurant_id, topic) values ('${instance?.id}', '${topic}'); notify comanda_changes`);
}

/** Leaves nobody at a table, as if all they ordered were taken back. */
export async function freshTable(table: number): Promise<void> {
  const { id } = await tableOf(table);
  const open = `select id from bills where table_id = '${id}' and closed_at is null`;
  await changeRestaurant(
    `update orders set status = 'cancelado', cancelled_at = now(), closed_unmade_at = null, closed_seen_at = null where bill_id in (${open}) and status <> 'cancelado';
     update bills b set closed_at = now(), items_cents = paid.cents, service_fee_cents = 0, total_cents = paid.cents
     from (select o.id, coalesce(sum(p.amount_cents), 0) as cents from (${open}) o left join bill_payments p on p.bill_id = o.id group by o.id) paid
     where b.id = paid.id;
     update tables set status = 'disponivel', sitting = gen_random_uuid() where id = '${id}'`,
    'tables',
  );
}

/** What the console says of an answer that refuses: to be expected where a journey provokes one. */
export const refusedWith = (status: number) =>
  expect.stringMatching(new RegExp(`^Failed to load resource: the server responded with a status of ${status} `));
export const cutOff = expect.stringMatching(/^Failed to load resource: net::ERR_/);

/** Someone at the table, on the menu, with these dishes in the comanda, and how many orders the table had before. */
export async function dinerAt(browser: Browser, language: Language, table: number, dishes: string[]) {
  const diner = await person(browser, language);
  await diner.page.goto(await qrCode(table));
  await diner.page.getByRole('link', { name: textIn(language)('diner.seeMenu') }).click();
  for (const name of dishes) await addDish(diner.page, language, name);
  return { ...diner, t: textIn(language), before: await countOrders(table) };
}

export const placeButton = (page: Page, language: Language) =>
  page.getByRole('dialog').getByRole('button', { name: textIn(language)('diner.placeOrder') });

/** Someone of the staff before the orders. */
export async function staffAtTheBoard(browser: Browser, language: Language, email: string, viewport = desk) {
  const staff = await person(browser, language, viewport);
  await signInAtTheDesk(staff.page, email);
  await staff.page.goto('/restaurant-admin/orders');
  await expect(staff.page.getByRole('heading', { level: 1 })).toHaveText(textIn(language)('orders.title'));
  return staff;
}

export const orderOnBoard = (page: Page, language: Language, number: number) =>
  page.getByRole('article', { name: textIn(language)('orders.table', { number }) });
