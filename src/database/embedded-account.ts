import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartupError } from '../lib/startup-error.ts';

/** The system user PostgreSQL runs as. It refuses to be root, so root lends it another one. */
export type Account = { uid: number; gid: number; lent: boolean; throughClosedFolders: string[] | null };

export function chooseAccount(cluster: string, mustReach: string[]): Account {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) {
    throw new StartupError(
      'PLATFORM_UNSUPPORTED',
      `The built-in PostgreSQL does not run on ${process.platform} here. Set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
  if (uid !== 0) return { uid, gid, lent: false, throughClosedFolders: null };
  const user = lentUser(cluster);
  const account: Account = { ...user, lent: true, throughClosedFolders: null };
  if (reaches(account, mustReach)) return account;
  for (const capability of ['dac_read_search', 'dac_override']) {
    const able: Account = { ...account, throughClosedFolders: passageArguments(user, capability) };
    if (reaches(able, mustReach)) return able;
  }
  throw new StartupError(
    'PATH_NOT_REACHABLE',
    `PostgreSQL cannot run as root, and the user it runs as instead (${user.name}) may not enter ${mustReach.join(' or ')}. ` +
      'Move the program and its data folder out of closed folders such as /root, or start it as an ordinary user.',
  );
}

/** Runs a program as the account, with an environment that holds none of the application's secrets. */
export function spawnAs(account: Account, file: string, args: string[], options: SpawnOptions): ChildProcess {
  const [command, argv, ids] = asAccount(account, file, args);
  return spawn(command, argv, { cwd: '/', env: environment(), ...ids, ...options });
}

export function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

function asAccount(account: Account, file: string, args: string[]): [string, string[], { uid?: number; gid?: number }] {
  if (!account.lent) return [file, args, {}];
  if (account.throughClosedFolders === null) return [file, args, { uid: account.uid, gid: account.gid }];
  return ['setpriv', [...account.throughClosedFolders, file, ...args], {}];
}

/** Keeps the one right that lets a process pass through folders closed to others (root's home, a private checkout). */
function passageArguments(user: { uid: number; gid: number }, capability: string): string[] {
  const rights = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`];
  return [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...rights, '--'];
}

function reaches(account: Account, paths: string[]): boolean {
  const script = 'for each; do test -x "$each" || exit 1; done';
  const [command, argv, ids] = asAccount(account, '/bin/sh', ['-c', script, 'sh', ...paths]);
  return spawnSync(command, argv, { cwd: '/', env: environment(), stdio: 'ignore', ...ids }).status === 0;
}

function lentUser(cluster: string): { name: string; uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const owner = existsSync(cluster) ? statSync(cluster).uid : 0;
  const user =
    users.find(({ uid }) => uid === owner) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody');
  if (user) return user;
  throw new StartupError(
    'NO_DATABASE_USER',
    'PostgreSQL cannot run as root, and this system has neither a user "postgres" nor "nobody". Start the program as an ordinary user.',
  );
}
