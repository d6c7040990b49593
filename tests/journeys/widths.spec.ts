import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe.ts';
import { businessToday } from '../support/browser/business-day.ts';
import { cutTexts } from '../support/browser/cut-texts.ts';
import { unwalked, walkedGuest, walkedTable } from '../support/browser/dialogs.ts';
import { askInstance, firstPassword, ownEmail, registerByCall } from '../support/browser/entrance.ts';
import {
  desk,
  inCore,
  instanceUrl,
  type Language,
  languages,
  look,
  person,
  phone,
  plainDish,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { shiftsBeyond, watchShifts } from '../support/browser/layout-shift.ts';
import { addressHere } from '../support/browser/platform-desk.ts';
import { identities, partsOf, type Screen, screensOf, type Who } from '../support/browser/screens.ts';
import { pages } from '../support/server/every-page.ts';

/** The narrowest of phones, tablets and desks, and the usual phone: what is cut anywhere is cut there first, nearly always. */
const edges = [320, 390, 1024, 1280];
const allWidths = [320, 360, 390, 414, 600, 640, 720, 768, 834, 1024, 1180, 1280, 1366, 1440, 1920];
const widths = process.env.JOURNEYS === 'core' ? edges : allWidths;

test('every page is walked by somebody @core', () => {
  const walked = new Set(identities.flatMap((who) => screensOf(who).map(({ route }) => route)));
  const leadingElsewhere = ['/checkout'];
  expect(pages.filter((path) => !walked.has(path) && !leadingElsewhere.includes(path))).toEqual([]);
});

test('every dialog is walked by somebody @core', () => {
  // Questions to be answered with yes or no are one component, of which some are walked.
  const isDialog = /<(Dialog|GuardedDialog|EditDialog|SideSheet|Sheet|dialog)\b/;
  const sources = globSync('src/{features,pages}/**/*.tsx');
  const drawn = sources.filter((file) => isDialog.test(readFileSync(file, 'utf8')));
  const walked = new Set(identities.flatMap((who) => screensOf(who).flatMap(({ shows }) => shows ?? [])));
  const excused = Object.keys(unwalked).map((file) => `src/${file.startsWith('pages/') ? '' : 'features/'}${file}.tsx`);
  expect(drawn.filter((file) => !walked.has(file) && !excused.includes(file))).toEqual([]);
  expect(excused.filter((file) => walked.has(file) || !drawn.includes(file))).toEqual([]);
  expect([...walked].filter((file) => !existsSync(file))).toEqual([]);
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
  waiter: async (page) => {
    await signInAtTheDesk(page, 'garcom@demo.comanda.example');
    // The kitchen makes something, of one station alone, and has not seen yet that something was cancelled.
    await order(page, walkedTable, plain(2));
    for (const table of [11, 12]) {
      const id = await order(page, table);
      await askInstance(page, `/api/orders/${id}/status`, { status: 'cancelado', reason: 'engano' });
    }
  },
  owner: async (page) => {
    await signInAtTheDesk(page, 'dono@demo.comanda.example');
    // One party sits there, and the next one comes while it does.
    for (const [name, outcome, from, to] of [
      ['Maria Aparecida Albuquerque de Vasconcelos', 'arrived', '2 hours', '1 minute'],
      [walkedGuest, null, '1 minute', '-2 hours'],
    ])
      await look(
        `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during, status, outcome, outcome_at)
         select r.id, t.id, $2, '', '(11) 98888-7777', $6, '12:00', 12,
           tstzrange(now() - $4::interval, now() - $5::interval), 'confirmada', $3::text, case when $3::text is not null then now() end
         from restaurants r join tables t on t.restaurant_id = r.id and t.number = $1 and t.deleted_at is null
         where r.slug = 'restaurant-demo'`,
        [walkedTable, name, outcome, from, to, await businessToday()],
      );
    await order(page, walkedTable, [{ name: plainDish, quantity: 2 }, { name: 'Escondidinho de carne-seca' }]);
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

/** In Portuguese screens are opened on a phone, in English at a desk. */
const opensAt: Record<Language, typeof phone> = { 'pt-BR': phone, en: desk };
const mostShift = 0.05;

/** Two frames later, or at the latest after ten seconds: a busy machine has let a window wait for its next frame for good. */
const drawn = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
    setTimeout(done, 10_000);
  });

/** Loads the screen once, sees that nothing of it jumps and that everybody can use it, and then only changes how wide the window is. */
async function walk(page: Page, { path, dialog, open, phoneOnly }: Screen, language: Language): Promise<string[]> {
  const [, before, method] = /^(.*\/payment\/)(\w+)$/.exec(path) ?? [];
  const screen = [path, dialog].filter(Boolean).join(' ');
  await page.setViewportSize(phoneOnly ? phone : opensAt[language]);
  await page.goto(method ? `${before}${await begin(page, method)}` : await addressHere(path), {
    waitUntil: 'networkidle',
  });
  const moved = open ? [] : await shiftsBeyond(page, mostShift, 'load');
  if (open) {
    await open(page, textIn(language));
    await expect(page.locator('dialog:modal, [role=dialog]').first(), dialog).toBeVisible();
    await expect(
      page.locator('dialog:modal [role=status]', { hasText: textIn(language)('common.loading') }),
    ).toHaveCount(0);
    moved.push(...(await shiftsBeyond(page, mostShift, 'press')));
  }
  // A menu in the demo's frame is a document of its own, with landmarks of its own.
  const broken = await violationsOf(page, undefined, 'iframe');
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(drawn);
    for (const what of await page.evaluate(cutTexts)) found.set(what, [...(found.get(what) ?? []), width]);
  }
  return [
    ...[...moved, ...broken].map((what) => `${screen} ${what}`),
    ...[...found].map(([what, at]) => `${screen} at ${at.join(', ')}: ${what}`),
  ];
}

async function walkAll(browser: Browser, who: Who, screens: readonly Screen[], language: Language) {
  const { page, complaints } = await person(browser, language, opensAt[language]);
  // While a worker lives its script counts as under way, and no page would ever be idle: each has its own stream here.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  await enter[who](page);
  await watchShifts(page);
  const found: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== instanceUrl()) found.push(`asked elsewhere: ${request.url()}`);
  });
  for (const screen of screens) {
    found.push(...(await walk(page, screen, language)));
    const refused = screen.refused ? [refusedWith(screen.refused)] : [];
    expect(taken(complaints), screen.path).toEqual(refused);
  }
  expect(found).toEqual([]);
}

test('the headline stands on three lines beside its picture', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR');
  await page.goto('/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = (h1: Element) => Math.round(h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight));
    expect(await page.getByRole('heading', { level: 1 }).evaluate(lines), `${width}`).toBe(3);
  }
});

test('the cover beside a table’s welcome is not drawn larger than it is', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', { width: 1440, height: 900 });
  await page.goto('/r/restaurant-demo/table/3');
  const cover = page.locator('main img[width="1280"]');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-1280\.webp$/);
  await page.goto('/r/restaurant-demo');
});

test('the picture beside the registration stands on the window’s edge, however tall that is', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR');
  await page.goto('/register-restaurant');
  for (const height of [900, 1500]) {
    await page.setViewportSize({ width: 1440, height });
    const picture = await page.locator('aside svg[viewBox="0 0 480 470"]').boundingBox();
    expect(Math.round((picture?.y ?? 0) + (picture?.height ?? 0)), `${height}`).toBe(height);
  }
});

for (const language of languages)
  for (const width of [320, 390])
    test(`a search of the public pages is one line on a phone (${width}, ${language})`, async ({ browser }) => {
      const { page } = await person(browser, language, { width, height: 844 });
      for (const path of ['/restaurants', '/r/restaurant-demo/menu']) {
        await page.goto(path);
        const field = await page.getByRole('searchbox').boundingBox();
        const button = await page.getByRole('search').getByRole('button').boundingBox();
        if (!field || !button) throw new Error('no search');
        expect(button.y).toBeGreaterThanOrEqual(field.y);
        expect(button.y + button.height).toBeLessThanOrEqual(field.y + field.height);
      }
    });

for (const language of languages)
  for (const who of identities)
    for (const [index, screens] of partsOf(who).entries()) {
      const core = inCore(languages[index % 2] === language);
      test(`no word is cut at any width, nothing jumps, and everybody can use it (${who} ${index + 1}, ${language})${core}`, ({
        browser,
      }) => walkAll(browser, who, screens, language));
    }
