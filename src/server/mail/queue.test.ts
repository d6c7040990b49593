import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Jobs, openJobs } from '#database/jobs.ts';
import type { Letter } from '#lib/letters.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { until } from '../../../tests/support/server/until.ts';
import { type Mailer, outboxMailer, outboxTexts, postOffice } from './mail.ts';
import { Outbox } from './outbox.ts';
import { letterQueue, queuedPost } from './queue.ts';

let instance: TestInstance;
let folder: string;
let outbox: Outbox;
let mailer: Mailer;
const open: Jobs[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  instance = await openTestInstance();
  folder = await mkdtemp(path.join(tmpdir(), 'comanda-letters-'));
  outbox = new Outbox(path.join(folder, 'outbox'));
  mailer = outboxMailer(outbox, 'https://comanda.example');
});
afterAll(async () => {
  for (const jobs of open) await jobs.stop();
  await instance.close();
  await rm(folder, { recursive: true, force: true });
});

const letter = (to: string): Letter => ({
  to,
  locale: 'pt-BR',
  template: 'reset',
  values: { email: to, url: '/reset-password?token=abc' },
});

/** A process that carries letters this way. */
async function process(carrier: Mailer, pool = instance.database.systemPool) {
  const jobs = await openJobs(pool, (error) => errors.push(error));
  open.push(jobs);
  await jobs.take({ ...letterQueue(carrier), lookSeconds: 0.5, again: { times: 5, afterSeconds: 1 } });
  const office = postOffice(mailer, outboxTexts(outbox), (error) => errors.push(error));
  return { jobs, post: queuedPost(jobs, office) };
}
const kept = async (to: string) => (await outbox.list()).filter((each) => each.to === to);

test('a letter is carried at once, and no trace of its link stays', async () => {
  const { post } = await process(mailer);
  post.letter(letter('ana@casa.example'));
  await post.settled();
  await until(async () => (await kept('ana@casa.example')).length === 1, 'The letter');
  const states = async () => (await instance.owner.query(`select state from jobs.job where name = 'letters'`)).rows;
  await until(async () => (await states()).every(({ state }) => state === 'completed'), 'The end of the job');
  const { rows } = await instance.owner.query(`select deletion_seconds from jobs.queue where name = 'letters'`);
  expect(rows).toEqual([{ deletion_seconds: 60 }]);
});

test('a process that ends before or while it carries one loses nothing; carried twice it is kept once', async () => {
  for (const jobs of open.splice(0)) await jobs.stop();
  const carried: string[] = [];
  const dying: Mailer = {
    async send(each, dispatch) {
      await mailer.send(each, dispatch);
      carried.push(each.to);
      // It was sent, and nobody learns of it.
      throw new Error('the process ends here');
    },
  };
  const { jobs, post } = await process(dying);
  post.letter(letter('bia@casa.example'));
  await post.settled();
  await until(() => carried.length > 0, 'The first try');
  await jobs.stop();
  await process({
    async send(each, dispatch) {
      carried.push(each.to);
      await mailer.send(each, dispatch);
    },
  });
  await until(() => carried.length >= 2, 'The second try');
  await until(async () => (await kept('bia@casa.example')).length > 0, 'The letter');
  expect(await kept('bia@casa.example')).toHaveLength(1);
});

test('while the database is away letters are carried as they were before', async () => {
  const gone = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/nothing', connectionTimeoutMillis: 500 });
  const away = { take: async () => {}, stop: async () => {}, put: async () => void (await gone.query('select')) };
  const post = queuedPost(
    away,
    postOffice(mailer, outboxTexts(outbox), (error) => errors.push(error)),
  );
  post.letter(letter('caio@casa.example'));
  await post.settled();
  expect(await kept('caio@casa.example')).toHaveLength(1);
  await gone.end();
});
