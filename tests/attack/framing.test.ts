import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '#lib/free-port.ts';
import { openTestInstance, slug, type TestInstance } from '../support/server/instance.ts';
import { type Program, startProgram } from '../support/server/program.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let program: Program;
beforeAll(async () => {
  instance = await openTestInstance();
  const env = { DATABASE_URL: instance.databaseUrl, APP_SECRET: inject('appSecret'), DEMO: 'quiet' };
  program = await startProgram({ ...env, PORT: String(await freePort()) });
}, 240_000);
afterAll(async () => {
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  await instance.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(program.url + path, { redirect: 'manual', headers });

describe('what may be framed', () => {
  const framing = async (path: string, headers?: Record<string, string>) => {
    const answer = await get(path, headers);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, shows = "'none'"] = / frame-src ([^;]*)/.exec(policy) ?? [];
    const [, by] = / frame-ancestors ([^;]*)/.exec(policy) ?? [];
    await answer.body?.cancel();
    return { shows, by, frame: answer.headers.get('x-frame-options') };
  };
  const byNobody = { by: "'none'", frame: 'DENY' };

  test('is a visitor’s table, by the demo of this site, and no other page of guests or of the site', async () => {
    const visitor = new Visitor({ url: program.url, owner: instance.owner });
    const { slug: visited, code } = (await visitor.post('/api/demo/table')).body;
    const at = `/r/${visited}/table/${code.number}`;
    for (const path of [at, `${at}/menu`, `${at}/menu`, `${at}/orders`, `${at}/bill`, `${at}/menu?q=pao`])
      expect(await framing(path, { cookie: visitor.cookieHeader }), path).toEqual({
        shows: "'none'",
        by: "'self'",
        frame: 'SAMEORIGIN',
      });
    for (const path of ['/demo', '/demo?view=restaurant', '/demo/'])
      expect(await framing(path), path).toEqual({ shows: "'self'", ...byNobody });
    const others = ['/', '/login', '/pricing', `/r/${slug}/menu`, `/r/${slug}/table/3`, `/r/${slug}/table/3/menu`];
    for (const path of others) expect(await framing(path), path).toEqual({ shows: "'none'", ...byNobody });
  });

  test('of the house of visitors there are tables and nothing else', async () => {
    const visitor = new Visitor({ url: program.url, owner: instance.owner });
    const { slug: visited } = (await visitor.post('/api/demo/table')).body;
    for (const path of ['', '/menu', '/reservations', '/login']) {
      const answer = await get(`/r/${visited}${path}`);
      expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/demo']);
    }
  });
});
