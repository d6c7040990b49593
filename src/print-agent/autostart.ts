import { chmod, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { autostartFile } from './autostart-file.ts';
import type { RunCommand } from './run-command.ts';
import type { System, UserPaths } from './user-paths.ts';

const unitName = 'comanda-print-agent.service';

export interface Program {
  /** The files that it consists of, the one to execute first. */
  files: readonly string[];
  /** Copied among the user's files, since downloads are cleared away; a program that runs from its sources stays there. */
  copied: boolean;
  args: readonly string[];
}

interface Computer {
  system: System;
  paths: UserPaths;
  run: RunCommand;
}

/** Starts the program when this user signs in, from the next time on. Throws with what the system says against it. */
export async function enableAutostart({ system, paths, run }: Computer, program: Program): Promise<void> {
  const command: string[] = [];
  for (const file of program.files) command.push(program.copied ? await copyTo(paths.config, file) : file);
  await mkdir(path.dirname(paths.autostart), { recursive: true });
  await writeFile(paths.autostart, autostartFile(system, [...command, ...program.args]));
  if (system !== 'linux') return;
  const { code, output } = await run('systemctl', ['--user', 'enable', unitName]);
  if (code !== 0) throw new Error(output.trim() || 'systemctl --user enable');
}

export async function disableAutostart({ system, paths, run }: Computer): Promise<void> {
  if (system === 'linux') await run('systemctl', ['--user', 'disable', unitName]).catch(() => {});
  await rm(paths.autostart, { force: true });
}

async function copyTo(folder: string, file: string): Promise<string> {
  const copy = path.join(folder, path.basename(file));
  if (path.resolve(file) === copy) return file;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A running program can be replaced, but not written over.
  await rm(copy, { force: true });
  await copyFile(file, copy);
  await chmod(copy, 0o755);
  return copy;
}
