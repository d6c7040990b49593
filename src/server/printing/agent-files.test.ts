import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAgentFiles, serveAgentFiles } from './agent-files.ts';

const bytes = Buffer.from('a program');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const file = { system: 'windows', arch: 'x64', name: 'comanda-impressao.exe', bytes: bytes.length, sha256 };
const url = 'https://comanda.example/downloads/print-agent/comanda-impressao.exe';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comanda-agent-files-'));
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ files: [file] }));
  writeFileSync(path.join(folder, file.name), bytes);
  writeFileSync(path.join(folder, 'secret.txt'), 'kept');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function server() {
  const app = Fastify();
  serveAgentFiles(app, (await readAgentFiles(folder, 'https://comanda.example'))!);
  return app;
}

test('nothing was built: nothing is offered', async () => {
  rmSync(path.join(folder, 'manifest.json'));
  expect(await readAgentFiles(folder, 'https://comanda.example')).toBeNull();
});

test('a file is offered with its address and comes as a download, once', async () => {
  const app = await server();
  const read = await readAgentFiles(folder, 'https://comanda.example');
  expect(read?.files).toEqual([{ ...file, url }]);
  const answer = await app.inject(new URL(url).pathname);
  expect(answer.rawPayload).toEqual(bytes);
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="comanda-impressao.exe"',
    'content-length': String(bytes.length),
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    etag: `"${sha256}"`,
  });
  const headers = { 'if-none-match': `"${sha256}"` };
  expect((await app.inject({ url: new URL(url).pathname, headers })).statusCode).toBe(304);
});

test.each(['secret.txt', 'manifest.json', '..%2fsecret.txt', '%2e%2e/secret.txt', 'comanda-impressao.exe/'])(
  'what is not in the manifest is not there: %s',
  async (name) => {
    const answer = await (await server()).inject(`/downloads/print-agent/${name}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('kept');
  },
);

test('a manifest cannot name what lies elsewhere', async () => {
  const elsewhere = { ...file, name: '../secret.txt' };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ files: [elsewhere] }));
  await expect(readAgentFiles(folder, 'https://comanda.example')).rejects.toThrow();
});

test('a file that is not the one of the manifest is not given out', async () => {
  const app = await server();
  writeFileSync(path.join(folder, file.name), 'another program');
  expect((await app.inject(new URL(url).pathname)).statusCode).toBeGreaterThanOrEqual(400);
});
