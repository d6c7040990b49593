import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { disableAutostart, enableAutostart } from './autostart.ts';
import type { Ended } from './run-command.ts';
import type { System } from './user-paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comanda-autostart-'));
  writeFileSync(path.join(folder, 'download'), 'the program');
});
afterEach(() => rmSync(folder, { recursive: true }));

function computer(system: System, ended: Ended | Error = { code: 0, output: '' }) {
  const calls: string[] = [];
  const paths = { config: path.join(folder, 'config'), autostart: path.join(folder, 'startup', 'file') };
  return {
    system,
    paths,
    calls,
    async run(command: string, args: readonly string[]) {
      calls.push([command, ...args].join(' '));
      if (ended instanceof Error) throw ended;
      return ended;
    },
  };
}
const download = () => ({ files: [path.join(folder, 'download')], copied: true, args: [] as string[] });
const fileOf = ({ paths }: ReturnType<typeof computer>) => readFileSync(paths.autostart, 'utf8');

test.each(['windows', 'macos', 'linux'] as const)(
  '%s starts a copy, since downloads are cleared away',
  async (system) => {
    const mine = computer(system);
    await enableAutostart(mine, download());
    const copy = path.join(mine.paths.config, 'download');
    expect(readFileSync(copy, 'utf8')).toBe('the program');
    expect(statSync(copy).mode & 0o111).toBeGreaterThan(0);
    expect(fileOf(mine)).toContain(copy);
    expect(mine.calls).toEqual(system === 'linux' ? ['systemctl --user enable comanda-print-agent.service'] : []);
  },
);

test('a newer download takes the place of the copy, and the copy itself is not copied', async () => {
  const mine = computer('windows');
  await enableAutostart(mine, download());
  writeFileSync(path.join(folder, 'download'), 'the next program');
  await enableAutostart(mine, download());
  const copy = path.join(mine.paths.config, 'download');
  await enableAutostart(mine, { ...download(), files: [copy] });
  expect(readFileSync(copy, 'utf8')).toBe('the next program');
});

test('from its sources it is started where they are, with its own token file', async () => {
  const mine = computer('linux');
  const args = ['--token-file', '/srv/token'];
  await enableAutostart(mine, { files: ['/usr/bin/node', '/srv/main.ts'], copied: false, args });
  expect(fileOf(mine)).toContain('ExecStart="/usr/bin/node" "/srv/main.ts" "--token-file" "/srv/token"');
  expect(existsSync(mine.paths.config)).toBe(false);
});

test('what systemd says against it is passed on', async () => {
  const refused = computer('linux', { code: 1, output: 'Failed to connect to bus\n' });
  await expect(enableAutostart(refused, download())).rejects.toThrow('Failed to connect to bus');
  const missing = computer('linux', new Error('spawn systemctl ENOENT'));
  await expect(enableAutostart(missing, download())).rejects.toThrow('ENOENT');
});

test('it is switched off also where it never was on, or where systemd is missing', async () => {
  const mine = computer('linux', new Error('spawn systemctl ENOENT'));
  await disableAutostart(mine);
  const other = computer('macos');
  await enableAutostart(other, download());
  await disableAutostart(other);
  expect(existsSync(other.paths.autostart)).toBe(false);
});
