// The browser that the tests drive: one that is there, or the system's own package.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { fail } from './prepare.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || findChromium() || (install('chromium') && findChromium());
  return found || fail('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its program file.');
}

/** Needs a third less of a processor than the whole browser; nothing where the system has none, or another browser was asked for. */
export function ensureHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH) return process.env.HEADLESS_SHELL_PATH;
  return find(SHELL) || (install(SHELL) && find(SHELL)) || undefined;
}

function findChromium() {
  return NAMES.map(find).find(Boolean);
}

function install(name) {
  console.log(`Installing ${name} ...`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return (
    run([...asRoot, 'apt-get', 'update']) &&
    run([...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', name])
  );
}

function find(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync(command, args, { env, encoding: 'utf8' });
  if (result.status !== 0) console.error(result.stderr || result.error?.message);
  return result.status === 0;
}
