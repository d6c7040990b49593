import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clusterUrl } from '#database/embedded-database.ts';
import { until } from './until.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The whole program as `npm start` runs it, in a process of its own that a test may kill. */
export interface Program {
  process: ChildProcess;
  url: string;
  output(): string;
  /** How it ended: its exit code or the signal. */
  ended: Promise<number | string>;
}

/** Starts it and returns when it is ready to serve. */
export async function startProgram(env: Record<string, string> & { PORT: string }): Promise<Program> {
  if (!existsSync(path.join(root, 'build/server/index.js')))
    throw new Error('There is no build: run `npm run build` first');
  const url = `http://127.0.0.1:${env.PORT}`;
  const child = spawn(process.execPath, [path.join(root, 'src/server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      ORDERS_PER_TABLE: '999999',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<number | string>((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  const program = { process: child, url, output: () => output, ended };
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`The program ended: ${output}`);
      // Its own word: whoever else listens on the port would answer as well.
      return output.includes(`Comanda is open: ${url}`) && isReady(url);
    },
    'The start of the program',
    2_000,
  );
  return program;
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The superuser's address of the database in a data folder, as its postmaster has it now. */
export function ownerUrlIn(dataDir: string): string {
  const { databasePassword } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const [, , , port, socketDir] = postmasterFile(dataDir);
  return clusterUrl(socketDir ?? '', Number(port), databasePassword);
}

export function postmasterPid(dataDir: string): number {
  return Number(postmasterFile(dataDir)[0]);
}

function postmasterFile(dataDir: string): string[] {
  return readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
}
