// What every script needs first: the dependencies, the pinned Node and the build. Runs on any Node from 18 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const pinnedNode = path.join(root, 'node_modules', 'node', 'bin', 'node');

const at = (...parts) => path.join(root, ...parts);
const stamp = at('build', '.stamp');
/** Everything the built files are made from. */
const SOURCES = [
  'src',
  'locales',
  'public',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  // With all that vite.config.ts takes from there, and what that takes.
  'scripts',
];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const OUTPUT = ['build/server/index.js', 'build/client', 'build/boot.js', 'src/generated/messages/messages.js'];

export function fail(message) {
  console.error(message);
  process.exit(1);
}

export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing the dependencies ...');
    const npm = await npmCommand();
    const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const exact = await attempt([...npm, 'ci', ...options]);
    // A lock file made where some platforms' optional packages were not to be had is refused as incomplete.
    const retry = exact.output.includes('EUSAGE');
    const last = retry ? await attempt([...npm, 'install', '--no-save', ...options]) : exact;
    if (!last.done) fail(`${last.output}\nThe dependencies could not be installed.`);
  }
  if (!(await attempt([pinnedNode, '--version'])).done) {
    fail('The pinned Node is missing: npm did not run the install script of the package "node". Run: npm rebuild node');
  }
}

/** The texts and all else that sources are made from. */
export function generate() {
  const { status } = spawnSync(pinnedNode, [at('scripts', 'generate.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) fail('The generated files could not be made');
}

export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building ...');
  const { done, output } = await attempt([pinnedNode, at('scripts', 'build.mjs')]);
  if (!done) fail(`${output}\nThe build failed.`);
}

export function markBuilt() {
  mkdirSync(at('build'), { recursive: true });
  writeFileSync(stamp, sourceHash());
}

/** Runs the program with the pinned Node until it ends, hands on signals, and ends with its exit code. */
export function handOver(args, env) {
  const child = spawn(pinnedNode, args, { cwd: root, env, stdio: 'inherit' });
  let forwarded = 0;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // Ctrl-C comes from the terminal and once more from npm; only an insisting user is passed on again.
      if (Date.now() - forwarded < 1000) return;
      forwarded = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  child.on('error', (error) => fail(`${pinnedNode} does not run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 128 + signalNumber(signal) : code));
}

/** npm keeps a record of what it installed beside it: that, not the folder's age, tells whether it is current. */
function isInstalled() {
  const wanted = packages(at('package-lock.json'));
  const found = packages(at('node_modules', '.package-lock.json'));
  if (wanted === null) fail('package-lock.json is missing or damaged');
  if (found === null || !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === '' || (found[name] ? found[name].version === version : optional),
  );
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

async function npmCommand() {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running)) return [process.execPath, running];
  if ((await attempt(['npm', '--version'])).done) return ['npm'];
  return fail('The dependencies are not installed, and npm was not found. Install npm, or run "npm start".');
}

function isBuilt() {
  if (!OUTPUT.every((file) => existsSync(at(file)))) return false;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((each) => filesUnder(each))) hash.update(file).update(readFileSync(at(file)));
  return hash.digest('hex');
}

function filesUnder(relative) {
  if (relative === 'src/generated' || relative.endsWith('.test.ts') || !existsSync(at(relative))) return [];
  try {
    const names = readdirSync(at(relative)).sort();
    return names.flatMap((name) => filesUnder(`${relative}/${name}`));
  } catch {
    return [relative];
  }
}

/** Keeps what a command says, to be shown only if it fails. A signal ends the command and all that it started. */
async function attempt([command, ...args]) {
  let child;
  const stop = (signal) => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself, or never began.
    }
    process.exit(128 + signalNumber(signal));
  };
  // Before it begins: it would outlive a start that ends in between.
  for (const signal of SIGNALS) process.on(signal, stop);
  child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const done = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  for (const signal of SIGNALS) process.off(signal, stop);
  return { done, output: output.trimEnd() };
}

function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }[signal] ?? 0;
}
