import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Tells one run of a process from a later one that was given the same number (after a reboot, or in a restarted
 * container, where numbers repeat at once). Null when no such process runs.
 */
export function processStamp(pid: number): string | null {
  if (process.platform !== 'linux') {
    const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
    return started || null;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The command's name, in parentheses, may hold spaces and parentheses itself: count from the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    const started = fields[19];
    return state === 'Z' || state === 'X' ? null : `${boot}:${started}`;
  } catch {
    return null;
  }
}
