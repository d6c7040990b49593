import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdInstance, instanceSocket } from './single-instance.ts';
import { systemOf } from './user-paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comanda-instance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As this system has it, and as a file, which macOS has. */
const sockets = (token: string) => [
  instanceSocket(systemOf(process.platform), folder, `${folder}${token}`),
  instanceSocket('macos', folder, token),
];

test('one at a time for each token', async () => {
  for (const [at, socket] of sockets('a').entries()) {
    const release = await holdInstance(socket);
    expect(release).not.toBeNull();
    expect(await holdInstance(socket)).toBeNull();
    const other = await holdInstance(sockets('b')[at] ?? '');
    expect(other).not.toBeNull();
    await other?.();
    await release?.();
    const again = await holdInstance(socket);
    expect(again).not.toBeNull();
    await again?.();
  }
});

test('the name of the socket does not tell the token', () => {
  for (const system of ['windows', 'macos', 'linux'] as const)
    expect(instanceSocket(system, '/config', 'the-secret-token')).not.toContain('secret');
});

test.skipIf(process.platform === 'win32')('a socket file that a killed program left behind holds nothing', async () => {
  const socket = instanceSocket('macos', folder, 'a');
  const script = `require('net').createServer().listen(${JSON.stringify(socket)}, () => console.log('open'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(await holdInstance(socket)).toBeNull();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(existsSync(socket)).toBe(true);
  const release = await holdInstance(socket);
  expect(release).not.toBeNull();
  expect(await holdInstance(socket)).toBeNull();
  await release?.();
});

test('where no socket can be opened it is printed all the same', async () => {
  expect(await holdInstance(path.join(folder, 'x'.repeat(200)))).not.toBeNull();
});
