import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtWebApp } from '#server/pages/web-app.ts';
import { cashier, openTestInstance, type Running, type TestInstance } from '../support/server/instance.ts';
import { originOf } from '../support/server/origins.ts';
import { Visitor } from '../support/server/visitor.ts';

interface Sight {
  path: string;
  /** The key of what its heading says. */
  says: string;
  status?: number;
}

const forEveryone: Sight[] = [
  { path: '/', says: 'site.home.headline' },
  { path: '/restaurants', says: 'restaurants.directory.title' },
  { path: '/demo', says: 'demo.headline' },
  { path: '/terms', says: 'site.terms.title' },
  { path: '/privacy', says: 'site.privacy.title' },
  { path: '/r/restaurant-demo/menu', says: 'restaurants.page.ourMenu' },
  { path: '/login', says: 'accounts.title' },
  { path: '/register-restaurant', says: 'accounts.register.title' },
  { path: '/forgot-password', says: 'accounts.forgotten.title' },
  { path: '/reset-password', says: 'accounts.reset.title' },
  { path: '/account-link', says: 'accounts.link.verifyTitle' },
  { path: '/kitchen', says: 'devices.screen.title' },
  { path: '/r/restaurant-demo/login', says: 'accounts.staffTitle' },
  { path: '/r/restaurant-demo/table/10', says: 'diner.welcome' },
  { path: '/r/restaurant-demo/table/10/menu', says: 'diner.menuTitle' },
  { path: '/r/restaurant-demo/table/10/orders', says: 'diner.yourOrders' },
  { path: '/no/such/page', says: 'common.notFound', status: 404 },
  { path: '/r/no-such-house/table/1/menu', says: 'errors.restaurant_not_found', status: 404 },
  { path: '/r/restaurant-demo/table/999', says: 'errors.table_not_found', status: 404 },
  { path: '/r/no-such-house/login', says: 'errors.restaurant_not_found', status: 404 },
];
const forStaff: Sight[] = [
  { path: '/restaurant-admin', says: 'shell.dashboard' },
  { path: '/restaurant-admin/orders', says: 'orders.title' },
  { path: '/restaurant-admin/account', says: 'accounts.mine.title' },
];

const other = { 'pt-BR': 'en', en: 'pt-BR' } as const;

function textOf(language: string, key: string): string {
  const [namespace, ...path] = key.split('.');
  const catalogue = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
  return [namespace, ...path]
    .reduce((at, part) => at[part as string], catalogue)
    .replaceAll('{restaurant}', 'Restaurant Demo');
}

/** The words of the page's first heading, as the server wrote it. */
function headingOf(html: string): string {
  const [, written = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  const plain = written.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '');
  return plain.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();
}

let instance: TestInstance;
let server: Running;
beforeAll(async () => {
  instance = await openTestInstance();
  server = await instance.another({ web: await builtWebApp(path.resolve('build')) });
});
afterAll(async () => {
  await server.close();
  await instance.close();
});

const visitor = () => new Visitor({ url: server.url, owner: instance.owner });

/** The page in one language: as the server writes it, without its scripts. */
async function see(visitor: Visitor, { path: address, says, status = 200 }: Sight, language: 'pt-BR' | 'en') {
  const { body: html, ...answer } = await visitor.send('GET', address);
  expect(answer.status, address).toBe(status);
  expect(/<html lang="([^"]+)"/.exec(html)?.[1], address).toBe(language);
  expect(html).toMatch(/<title>[^<]*\S[^<]*<\/title>/);
  expect(headingOf(html), address).toBe(textOf(language, says));
  const toggle = new RegExp(`<form[^>]*action="/language".*?<button[^>]*value="${other[language]}"`, 's');
  expect(html, address).toMatch(toggle);
}

/** Presses the toggle of a page, which leads back to it. */
async function choose(visitor: Visitor, to: string, locale: string) {
  const answer = await fetch(`${server.url}/language`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: originOf(server.url), cookie: visitor.cookieHeader },
    body: new URLSearchParams({ locale, to }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  visitor.cookies.set('locale', locale);
}

describe('every page speaks both languages, and its toggle leads from one to the other', () => {
  test.each(forEveryone)('$path', async (sight) => {
    const guest = visitor();
    await see(guest, sight, 'pt-BR');
    await choose(guest, sight.path, 'en');
    await see(guest, sight, 'en');
  });

  test.each(forStaff)('$path', async (sight) => {
    const staff = await visitor().signIn(cashier);
    await choose(staff, sight.path, 'pt-BR');
    await see(staff, sight, 'pt-BR');
    await choose(staff, sight.path, 'en');
    await see(staff, sight, 'en');
  });
});
