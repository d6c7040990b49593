import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lib/free-port.ts';
import { administrator, demoPassword, people, restaurant } from '../../db/seed/cast.ts';
import { asRequest, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { isReady, ownerUrlIn, type Program, postmasterPid, startProgram } from '../support/server/program.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'comanda database dying '));
let program: Program;
let owner: pg.Client;
let subject: Subject;
const cookies = new Map<string, ReadonlyMap<string, string>>();

beforeAll(async () => {
  program = await startProgram({ PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: 'quiet' });
  owner = new pg.Client({ connectionString: ownerUrlIn(dataDir) });
  owner.on('error', () => {});
  await owner.connect();
  const { rows } = await owner.query('select id from restaurants where slug = $1', [restaurant.slug]);
  subject = await subjectOf(owner, rows[0].id);
  const visitor = () => new Visitor({ url: program.url, owner });
  cookies.set('guest', (await visitor().sitAt(subject.number)).cookies);
  cookies.set('owner', (await visitor().signIn(people[0].email)).cookies);
  cookies.set('administrator', (await visitor().signIn(administrator.email)).cookies);
});
afterAll(async () => {
  await owner.end();
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** With the cookies as they were at the beginning: what one call ends is not missed by the next. */
function as(name: string): Visitor {
  const visitor = new Visitor({ url: program.url, owner });
  for (const [cookie, value] of cookies.get(name) ?? []) visitor.cookies.set(cookie, value);
  return visitor;
}

interface Ask {
  name: string;
  ask(): Promise<{ status: number; body: { code?: string } }>;
}

function everything(): Ask[] {
  const ofContract = calls.flatMap((call) => {
    const { method, path: address, body } = asRequest(call, samples[call.name]?.(subject) ?? {});
    return [...cookies.keys()].map((who) => ({
      name: `${call.name} as ${who}`,
      ask: () => as(who).send(method, address, body),
    }));
  });
  const addresses = [
    '/',
    '/login',
    `/${restaurant.slug}`,
    `/${restaurant.slug}/reservar`,
    `/${restaurant.slug}/table/1`,
    '/restaurant-admin',
    '/admin',
    '/kitchen',
    '/api/live',
    '/api/auth/get-session',
    '/api/auth/list-sessions',
    '/sitemap.xml',
    '/dev/outbox',
  ];
  const pages = addresses.flatMap((address) =>
    [...cookies.keys()].map((who) => ({ name: `${address} as ${who}`, ask: () => as(who).send('GET', address) })),
  );
  const email = people[1].email;
  const signIn: Ask[] = [
    {
      name: 'sign in',
      ask: () => as('').send('POST', '/api/auth/sign-in/email', { email, password: demoPassword }),
    },
    { name: 'forgot', ask: () => as('').send('POST', '/api/auth/request-password-reset', { email, redirectTo: '/' }) },
    { name: 'printer', ask: () => as('').send('POST', `/api/printers/star/${subject.billId}/x`, {}) },
    { name: 'agent', ask: () => as('').send('POST', '/api/print-agent/work', {}) },
  ];
  return [...ofContract, ...pages, ...signIn];
}

test('while the database dies whatever is asked is answered or busy, and nothing is a fault', async () => {
  const asks = everything();
  const faults = new Map<string, string>();
  let asked = 0;
  let busy = 0;
  let over = false;
  const worker = async () => {
    while (!over) {
      const { name, ask } = asks[asked % asks.length]!;
      asked += 1;
      const { status, body } = await ask();
      if (status === 503) busy += 1;
      else if (status >= 500) faults.set(name, `${status} ${body?.code ?? ''}`);
    }
  };
  const workers = Array.from({ length: 16 }, worker);
  for (let round = 0; round < 6; round += 1) {
    const upTo = asked + asks.length / 3;
    await until(() => asked >= upTo, 'Calls');
    const before = postmasterPid(dataDir);
    process.kill(before, 'SIGKILL');
    await until(() => !existsSync(`/proc/${before}`));
    await until(() => isReady(program.url), 'The return of the database');
  }
  over = true;
  await Promise.all(workers);
  expect([...faults], program.output().slice(-6_000)).toEqual([]);
  expect(busy).toBeGreaterThan(0);
}, 300_000);
