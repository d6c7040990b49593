import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/pages/routes.ts';
import { cutTexts } from '../support/browser/cut-texts.ts';
import { askInstance, firstPassword, ownEmail, registerByCall } from '../support/browser/entrance.ts';
import {
  freshTable,
  instanceUrl,
  type Language,
  languages,
  look,
  person,
  phone,
  qrCode,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { order } from '../support/browser/journey-till.ts';
import { identities, partsOf, type Screen, screensOf, type Who, walkedTable } from '../support/browser/screens.ts';

test.describe.configure({ mode: 'parallel' });

const widths = [320, 360, 390, 414, 600, 720, 768, 834, 1024, 1180, 1280, 1366, 1440, 1920];

/** The addresses of the table of routes; what has no page of its own only leads elsewhere. */
function addresses(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path ? `${above}/${path}` : above;
    if (children) return addresses(children, here);
    return path || index ? [here || '/'] : [];
  });
}

test('every page is walked by somebody', () => {
  const walked = new Set(identities.flatMap((who) => screensOf(who).map(({ route }) => route)));
  const leadingElsewhere = ['/checkout'];
  expect(addresses(routes).filter((path) => !walked.has(path) && !leadingElsewhere.includes(path))).toEqual([]);
});

const enter: Record<Who, (page: Page) => Promise<void>> = {
  guest: async () => {},
  diner: async (page) => {
    const staff = await page.context().browser()?.newContext({ baseURL: instanceUrl() });
    const desk = await staff?.newPage();
    if (desk) await enter.owner(desk);
    await staff?.close();
    await page.goto(await qrCode(walkedTable));
  },
  waiter: (page) => signInAtTheDesk(page, 'garcom@demo.comanda.example'),
  owner: async (page) => {
    await signInAtTheDesk(page, 'dono@demo.comanda.example');
    await freshTable(walkedTable);
    await look(
      `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during, status, outcome, outcome_at)
       select r.id, t.id, 'Maria Aparecida Albuquerque de Vasconcelos', '', '(11) 98888-7777', current_date, '00:00', 12,
         tstzrange(now() - interval '5 minutes', now() + interval '2 hours'), 'confirmada', 'arrived', now()
       from restaurants r join tables t on t.restaurant_id = r.id and t.number = $1 and t.deleted_at is null
       where r.slug = 'restaurant-demo' on conflict do nothing`,
      [walkedTable],
    );
    await order(page, walkedTable, 2);
    // An earlier journey may have closed the till.
    const { till } = await (await page.request.get(`${instanceUrl()}/api/till`)).json();
    if (!till) await askInstance(page, '/api/tills', { key: randomUUID(), openingCents: 10_000 });
  },
  newcomer: async (page) => {
    const email = ownEmail('widths');
    await registerByCall(page, email);
    await askInstance(page, '/api/auth/sign-in/email', { email, password: firstPassword });
  },
  admin: (page) => signInAtTheDesk(page, 'admin@demo.comanda.example', '/admin'),
};

const payer = { name: 'Ana Souza', email: 'ana@casa.example', document: '529.982.247-25', phone: '(11) 98888-7777' };

/** The page of a payment needs one that was begun. */
async function begin(page: Page, method: string): Promise<string> {
  const { plans } = await (await page.request.get(`${instanceUrl()}/api/plans`)).json();
  const { id: planId, priceCents: amountCents } = plans[0];
  const sent = { key: randomUUID(), planId, method, customer: payer, amountCents };
  return (await askInstance(page, '/api/subscription/checkout', sent)).payment.id;
}

/** Loads the screen once, and then only makes the window wider. */
async function walk(page: Page, { path, dialog, open }: Screen, language: Language): Promise<string[]> {
  const [, before, method] = /^(.*\/payment\/)(\w+)$/.exec(path) ?? [];
  await page.setViewportSize(phone);
  await page.goto(method ? `${before}${await begin(page, method)}` : path, { waitUntil: 'networkidle' });
  if (open) {
    await open(page, textIn(language));
    await expect(page.locator('dialog:modal, [role=dialog]').first(), dialog).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const what of await page.evaluate(cutTexts)) found.set(what, [...(found.get(what) ?? []), width]);
  }
  const screen = [path, dialog].filter(Boolean).join(' ');
  return [...found].map(([what, at]) => `${screen} at ${at.join(', ')}: ${what}`);
}

async function walkAll(browser: Browser, who: Who, screens: readonly Screen[], language: Language) {
  const { context, page } = await person(browser, language);
  await enter[who](page);
  const found: string[] = [];
  for (const screen of screens) found.push(...(await walk(page, screen, language)));
  await context.close();
  expect(found).toEqual([]);
}

test('the headline stands on three lines beside its picture', async ({ browser }) => {
  const { context, page } = await person(browser, 'pt-BR');
  await page.goto('/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = (h1: Element) => Math.round(h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight));
    expect(await page.getByRole('heading', { level: 1 }).evaluate(lines), `${width}`).toBe(3);
  }
  await context.close();
});

for (const language of languages)
  for (const who of identities)
    for (const [index, screens] of partsOf(who).entries())
      test(`no word is cut at any width (${who} ${index + 1}, ${language})`, ({ browser }) =>
        walkAll(browser, who, screens, language));
