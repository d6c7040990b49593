import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../lib/startup-error.ts';
import { syncFolder, writeDurably } from './durable-file.ts';
import { type Account, spawnAs } from './embedded-account.ts';

const VERSION = '18';
const DRAFT = 'init-';
/** The initdb of a killed start may still be writing for a moment. */
const GONE = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };

/** Whether the cluster is there and whole. Throws when something else stands in its place. */
export function clusterExists(cluster: string): boolean {
  try {
    if (!existsSync(cluster) || readdirSync(cluster).length === 0) return false;
  } catch (cause) {
    throw new StartupError(
      'DATA_FOLDER_NOT_WRITABLE',
      `${cluster} belongs to another user. Start the program as the user who made it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  const file = path.join(cluster, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
  if (version === VERSION) return true;
  throw new StartupError(
    'DATABASE_FOLDER_FOREIGN',
    `${cluster} is not a PostgreSQL ${VERSION} data folder (its version: ${version}). Set DATA_DIR to another folder, or restore a backup.`,
  );
}

/** Made aside and moved into place when whole: a start that is killed half-way leaves only a draft to throw away. */
export async function createCluster(place: {
  folder: string;
  cluster: string;
  initdb: string;
  account: Account;
  password: string;
  signal: AbortSignal;
}) {
  const { folder, cluster, initdb, account, password, signal } = place;
  discardDrafts(folder);
  const draft = mkdtempSync(path.join(folder, DRAFT));
  const made = path.join(draft, 'cluster');
  const passwordFile = path.join(draft, 'password');
  mkdirSync(made, { mode: 0o700 });
  writeDurably(passwordFile, `${password}\n`);
  if (account.lent) for (const each of [draft, made, passwordFile]) chownSync(each, account.uid, account.gid);
  const args = [
    `--pgdata=${made}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
  ];
  await runInitdb(initdb, account, args, signal);
  renameSync(made, cluster);
  syncFolder(folder);
  rmSync(draft, GONE);
}

export function discardDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT)) rmSync(path.join(folder, name), GONE);
  }
}

function runInitdb(initdb: string, account: Account, args: string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(account, initdb, args, { stdio: ['ignore', 'ignore', 'pipe'], signal });
    let complaints = '';
    child.stderr?.on('data', (chunk) => {
      complaints += chunk;
    });
    const fail = (reason: string, cause?: unknown) =>
      reject(
        new StartupError('DATABASE_INIT_FAILED', `PostgreSQL could not make its data folder: ${reason}`, { cause }),
      );
    child.on('error', (error) => fail(error.message, error));
    child.on('close', (code, signal) => (code === 0 ? resolve() : fail(complaints.trim() || `${code ?? signal}`)));
  });
}
