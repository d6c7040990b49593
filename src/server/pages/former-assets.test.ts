import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFormerAssets } from './former-assets.ts';
import { serveStatic } from './static.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comanda-assets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build with one script; its name holds its content. */
async function build(content: string) {
  const client = path.join(folder, 'client');
  await rm(client, { recursive: true, force: true });
  await mkdir(path.join(client, 'assets'), { recursive: true });
  await writeFile(path.join(client, 'assets', `page-${content}.js`), content);
  await writeFile(path.join(client, 'assets', `page-${content}.js.br`), `br ${content}`);
  return client;
}
const kept = () => path.join(folder, 'kept');
const day = 24 * 60 * 60 * 1_000;

test('after an update the files of the page that is still open go on being answered, in both forms', async () => {
  await keepFormerAssets(path.join(await build('one'), 'assets'), kept());
  const client = await build('two');
  await keepFormerAssets(path.join(client, 'assets'), kept());
  const app = Fastify();
  const media = path.join(folder, 'media');
  await mkdir(media);
  await serveStatic(app, { client, formerAssets: kept(), media, publicFiles: media });
  const get = async (file: string, encoding: string) => {
    const answer = await app.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': encoding } });
    return [answer.statusCode, answer.body, answer.headers['content-encoding'] ?? null];
  };
  expect(await get('page-two.js', 'identity')).toEqual([200, 'two', null]);
  expect(await get('page-one.js', 'identity')).toEqual([200, 'one', null]);
  expect(await get('page-two.js', 'br')).toEqual([200, 'br two', 'br']);
  expect(await get('page-one.js', 'br')).toEqual([200, 'br one', 'br']);
  expect((await get('page-three.js', 'br'))[0]).toBe(404);
  expect((await get('..%2fclient%2fsecret', 'br'))[0]).not.toBe(200);
  await app.close();
});

test('what no build has had for a month goes; what a build has stays, however old', async () => {
  const then = new Date();
  await keepFormerAssets(path.join(await build('one'), 'assets'), kept(), then);
  const assets = path.join(await build('two'), 'assets');
  await keepFormerAssets(assets, kept(), new Date(then.getTime() + 29 * day));
  expect(await readdir(kept())).toContain('page-one.js');
  await keepFormerAssets(assets, kept(), new Date(then.getTime() + 31 * day));
  expect((await readdir(kept())).sort()).toEqual(['page-two.js', 'page-two.js.br']);
});
