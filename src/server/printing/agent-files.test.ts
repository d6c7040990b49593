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
  writeFileSync(path.join(folder, 'secret.txt'), 'confidential');
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

const pathname = new URL(url).pathname;

test('a file is served as a download, exactly as the manifest has it', async () => {
  const app = await server();
  const read = await readAgentFiles(folder, 'https://comanda.example');
  expect(read?.files).toEqual([{ ...file, url }]);
  const answer = await app.inject(pathname);
  expect(answer.rawPayload).toEqual(bytes);
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(read?.files[0]?.sha256);
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="comanda-impressao.exe"',
    'content-length': String(bytes.length),
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, no-cache',
    etag: `"${sha256}"`,
  });
});

test('HEAD has the headers of the file alone', async () => {
  const answer = await (await server()).inject({ method: 'HEAD', url: pathname });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-length']).toBe(String(bytes.length));
  expect(answer.body).toBe('');
});

test.each([`"${sha256}"`, `W/"${sha256}"`, `"other", "${sha256}"`])(
  'what a cache has is not sent again: %s',
  async (etag) => {
    const app = await server();
    expect((await app.inject({ url: pathname, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await app.inject({ url: pathname, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  },
);

test.each(['secret.txt', 'manifest.json', '..%2fsecret.txt', '%2e%2e/secret.txt', 'comanda-impressao.exe/'])(
  'what is not in the manifest is not there: %s',
  async (name) => {
    const answer = await (await server()).inject(`/downloads/print-agent/${name}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('confidential');
  },
);

test.each([{ name: '../secret.txt' }, { name: '.hidden' }, { name: 'a"b' }, { sha256: 'x' }, { bytes: 0 }])(
  'a manifest with %j is not served',
  async (change) => {
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ files: [{ ...file, ...change }] }));
    await expect(readAgentFiles(folder, 'https://comanda.example')).rejects.toThrow();
  },
);

test.each(['another program', 'A PROGRAM'])('a file that was built again is not served: %s', async (content) => {
  const app = await server();
  expect((await app.inject(pathname)).statusCode).toBe(200);
  writeFileSync(path.join(folder, file.name), content);
  expect((await app.inject(pathname)).statusCode).toBeGreaterThanOrEqual(400);
});

test('a file that is missing is not found', async () => {
  const app = await server();
  rmSync(path.join(folder, file.name));
  expect((await app.inject(pathname)).statusCode).toBeGreaterThanOrEqual(400);
});
