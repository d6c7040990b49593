import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { processStamp } from './process-stamp.ts';

export type PostmasterFile = { pid: number; port: number; socketDir: string; status: string };

export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , , port, socketDir, , , status] = lines;
    return { pid: Number(pid), port: Number(port), socketDir: socketDir ?? '', status: status?.trim() ?? '' };
  } catch {
    return null;
  }
}

/** The server that works on this folder, left by an application that was killed. */
export function findPostmaster(cluster: string): PostmasterFile | null {
  const file = readPostmasterFile(cluster);
  if (file === null || !(file.pid > 0) || processStamp(file.pid) === null) return null;
  return worksOn(file.pid, cluster) ? file : null;
}

/** A number found in a file may belong to some other process by now. */
function worksOn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
    return command.includes('postgres') && command.includes(cluster);
  }
  try {
    return existsSync(cluster) && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
