import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './embedded-account.ts';

/** The longest path of a socket, less its closing zero byte; macOS allows fewer than Linux. */
const LONGEST = process.platform === 'linux' ? 107 : 103;

/** A folder of PostgreSQL's own for its socket: in the data folder, or a short one elsewhere where that path is too long. */
export function prepareSocketDir(folder: string, account: Account): string {
  const inside = path.join(folder, 'run');
  const fits = Buffer.byteLength(path.join(inside, '.s.PGSQL.65535')) <= LONGEST;
  const name = path.join(os.tmpdir(), `comanda-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  const wanted = fits ? inside : name;
  mkdirSync(wanted, { recursive: true, mode: 0o700 });
  const found = lstatSync(wanted);
  const ours = found.isDirectory() && (found.uid === process.getuid?.() || found.uid === account.uid);
  // Anybody may have taken the foreseeable name in a shared temporary folder.
  const dir = ours ? wanted : mkdtempSync(path.join(os.tmpdir(), 'comanda-'));
  // Left by a run that was killed; its number may belong to some other process by now, which PostgreSQL would respect.
  for (const leftover of readdirSync(dir)) {
    if (leftover.startsWith('.s.PGSQL.')) rmSync(path.join(dir, leftover), { force: true });
  }
  if (account.lent) chownSync(dir, account.uid, account.gid);
  return dir;
}
