import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestInstance,
  publicUrl,
  type Running,
  slug,
  type TestInstance,
} from '../../../tests/support/server/instance.ts';
import type { WebApp } from './web-app.ts';

let instance: TestInstance;
let server: Running;
let rendered = 0;

/** Pages that say nothing but their language and their address. */
const web: WebApp = {
  boot: '',
  async render(request, { locale }) {
    rendered += 1;
    const { pathname, search } = new URL(request.url);
    const body = `<!doctype html><html lang="${locale}"><body>${pathname}${search}</body></html>`;
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
};

beforeAll(async () => {
  instance = await openTestInstance();
  server = await instance.another({ web });
});
afterAll(async () => {
  await server.close();
  await instance.close();
});

async function open(path: string, cookie = '') {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie }, redirect: 'manual' });
  const html = await answer.text();
  return {
    status: answer.status,
    language: /<html lang="([^"]+)"/.exec(html)?.[1],
    html,
    remembered: answer.headers.get('set-cookie') ?? '',
    headers: answer.headers,
  };
}

describe('an address names its language', () => {
  test('before the cookie, which counts where the address says nothing', async () => {
    expect((await open('/pricing')).language).toBe('pt-BR');
    expect((await open('/pricing', 'locale=en')).language).toBe('en');
    expect((await open('/pricing?lang=en')).language).toBe('en');
    expect((await open('/pricing?lang=pt-BR', 'locale=en')).language).toBe('pt-BR');
    expect((await open('/login?lang=en')).language).toBe('en');
    expect((await open(`/r/${slug}?lang=en`)).language).toBe('en');
    expect((await open(`/r/${slug}/menu?lang=en`)).language).toBe('en');
    // What names no language that is spoken here names none.
    expect((await open('/pricing?lang=fr')).language).toBe('pt-BR');
    expect((await open('/pricing?lang=en%22onload=')).language).toBe('pt-BR');
  });

  test('and is remembered by those who had not chosen yet', async () => {
    expect((await open('/demo?lang=en')).remembered).toMatch(/^locale=en; Path=\/; .*SameSite=Lax/);
    expect((await open('/demo?lang=en', 'locale=pt-BR')).remembered).toBe('');
    expect((await open('/demo')).remembered).toBe('');
    expect((await open('/demo?lang=fr')).remembered).toBe('');
  });

  test('until the toggle is used: the way back no longer names it', async () => {
    const answer = await fetch(`${server.url}/language`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      body: new URLSearchParams({ locale: 'pt-BR', to: '/restaurants?q=a&lang=en' }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/restaurants?q=a']);
  });
});

describe('what is kept of the public pages', () => {
  test('is one copy for each language, whichever way it was asked for', async () => {
    const before = rendered;
    const first = await open('/terms?lang=en');
    for (const again of [await open('/terms', 'locale=en'), await open('/terms/?lang=en')]) {
      expect(again.html).toBe(first.html);
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(rendered - before).toBe(1);
    expect(first.html).not.toContain('lang=en');
  });

  test('is not shown to who may be signed in, nor for an address that asks for more', async () => {
    const before = rendered;
    await open('/restaurants');
    await open('/restaurants');
    expect(rendered - before).toBe(1);
    expect((await open('/restaurants?q=sushi')).html).toContain('?q=sushi');
    expect(rendered - before).toBe(2);
  });

  test('goes compressed to those who take it so, kept or not', async () => {
    for (const path of ['/privacy', '/restaurants?q=a', '/login']) {
      for (const encoding of ['br', 'gzip']) {
        const answer = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': encoding } });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(await answer.text()).toContain('<html lang="pt-BR">');
      }
    }
  });
});
