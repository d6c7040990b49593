import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pictureKinds } from '#lib/sent-files.ts';
import { calls } from '../support/server/contract-calls.ts';
import { openTestInstance, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(instance.url + path, { headers, redirect: 'manual' });
const errorsIn = (language: string) =>
  JSON.parse(readFileSync(`locales/${language}/errors.json`, 'utf8')).errors as Record<string, string>;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describe('health', () => {
  test('running and ready', async () => {
    const healthy = await get('/healthz');
    expect([healthy.status, await healthy.json(), healthy.headers.get('cache-control')]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ]);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', problems: [] }]);
  });

  test('without its database it runs and is not ready, and is ready again when the database is back', async () => {
    const lonely = await openTestInstance();
    lonely.owner.on('error', () => {});
    const name = new URL(lonely.databaseUrl).pathname.slice(1);
    const maintenance = new pg.Client({ connectionString: inject('ownerUrl') });
    await maintenance.connect();
    const ready = async () => {
      const answer = await fetch(`${lonely.url}/readyz`);
      return { status: answer.status, body: (await answer.json()) as { status: string; problems: string[] } };
    };
    await maintenance.query(`alter database ${name} allow_connections false`);
    await maintenance.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await until(async () => (await ready()).status === 503, 'A server that is not ready');
    const { body } = await ready();
    expect(body.status).toBe('not_ready');
    expect(body.problems.length).toBeGreaterThan(0);
    // For whoever reads it, not for attackers: no address and no password.
    expect(JSON.stringify(body)).not.toMatch(/postgres:\/\/|password/i);
    expect((await fetch(`${lonely.url}/healthz`)).status).toBe(200);
    await maintenance.query(`alter database ${name} allow_connections true`);
    await until(async () => (await ready()).status === 200, 'A server that is ready again');
    await maintenance.end();
    await lonely.close();
  });
});

/** What printers and print agents ask: no calls of the contract. */
const machines = [
  'POST /print-agent/pair',
  'POST /print-agent/work',
  ...['POST', 'GET', 'DELETE'].map((method) => `${method} /printers/star/{printer}/{secret}`),
  'POST /printers/epson/{printer}/{secret}',
];

describe('the contract for programs', () => {
  test('lists every call with what it does, who may make it, and what it answers', async () => {
    const answer = await get('/api/openapi.json');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const document = (await answer.json()) as any;
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Comanda', version: expect.any(String) });
    const listed = Object.entries<Record<string, object>>(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const uploads = pictureKinds.map((kind) => `POST /pictures/${kind}`);
    const contract = calls.map(({ method, path }) => `${method} ${path}`);
    expect(listed.sort()).toEqual([...contract, ...uploads, ...machines].sort());
    const names = new Set<string>();
    for (const { method, path, meta, name } of calls) {
      const operation = document.paths[path][method.toLowerCase()];
      expect(operation, name).toMatchObject({ 'x-permission': meta.permission, summary: expect.stringMatching(/\w/) });
      for (const refusal of meta.refusals ?? []) expect(operation.description, name).toContain(refusal);
      expect(Object.keys(operation.responses), name).toContain('200');
      for (const [, parameter] of path.matchAll(/\{(\w+)\}/g)) {
        expect(operation.parameters, name).toContainEqual(
          expect.objectContaining({ name: parameter, in: 'path', required: true }),
        );
      }
      names.add(operation.operationId);
    }
    expect(names.size).toBe(calls.length);
    // Whatever is referred to is there.
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      expect(
        reference.split('/').reduce((at, part) => at?.[part], document),
        reference,
      ).toBeDefined();
    }
  });

  test('is shown to people as a page without script', async () => {
    const answer = await get('/api/docs');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    for (const { path } of calls) expect(html).toContain(`/api${path}`);
  });
});

describe('errors', () => {
  test.each(['pt-BR', 'en'])('carry code, message and data, in %s by the cookie', async (language) => {
    const headers = { cookie: `locale=${language}` };
    for (const [path, status, code] of [
      ['/api/restaurants/nowhere', 404, 'restaurant_not_found'],
      [`/api/restaurants/${slug}/tables/999`, 404, 'table_not_found'],
      ['/api/orders', 401, 'not_signed_in'],
      ['/api/no/such/call', 404, 'not_found'],
      ['/nor/such/file', 404, 'not_found'],
      [`/api/restaurants/${slug}/tables/none`, 400, 'invalid_input'],
    ] as const) {
      const answer = await get(path, headers);
      expect([path, answer.status]).toEqual([path, status]);
      expect(await answer.json()).toMatchObject({ code, message: errorsIn(language)[code], data: expect.any(Object) });
    }
  });

  test('without a cookie, or with a language nobody speaks here, they are Portuguese', async () => {
    const message = errorsIn('pt-BR').not_signed_in;
    expect(await (await get('/api/orders')).json()).toMatchObject({ message });
    expect(await (await get('/api/orders', { cookie: 'locale=xx', 'accept-language': 'en' })).json()).toMatchObject({
      message,
    });
  });

  test('name each field that is wrong', async () => {
    const staff = await new Visitor(instance).signIn(waiter);
    const { status, body } = await staff.post('/api/orders', {
      key: 'no key',
      tableId: 'no table',
      lines: [{ quantity: 0 }],
    });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    const fields = body.data.fields.map(({ path }: { path: string }) => path);
    expect(fields).toEqual(expect.arrayContaining(['key', 'tableId', 'lines.0.productId', 'lines.0.quantity']));
  });
});

describe('headers', () => {
  const everywhere = ['/healthz', '/api/openapi.json', '/api/orders', `/api/restaurants/${slug}`, '/nothing'];

  test('every answer has its own id and keeps browsers from guessing and framing', async () => {
    const ids = new Set<string>();
    for (const path of everywhere) {
      const { headers } = await get(path, { 'x-request-id': 'chosen by a stranger' });
      expect(headers.get('x-request-id'), path).toMatch(uuid);
      ids.add(headers.get('x-request-id') ?? '');
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(
        headers.has('x-powered-by') || headers.has('server') || headers.has('access-control-allow-origin'),
        path,
      ).toBe(false);
    }
    expect(ids.size).toBe(everywhere.length);
  });

  test("the API's policy allows nothing inline, and its answers are not stored", async () => {
    for (const path of everywhere.filter((each) => each.startsWith('/api/'))) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toMatch(/unsafe-|nonce-|sha256-|\*/);
      expect(headers.get('cache-control'), path).toMatch(/no-store|private, no-cache/);
    }
  });
});
