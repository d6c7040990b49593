import { chmod, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Places, systemOf } from './places.ts';
import { run } from './run.ts';
import { startupFile } from './startup-file.ts';

const system = systemOf(process.platform);
const unitName = 'comanda-print-agent.service';

/** From the next sign-in on. `program`: the files that this program is, the one to execute first. */
export async function startWithComputer({ config, startup }: Places, program: readonly string[]): Promise<void> {
  const command: string[] = [];
  for (const file of program) command.push(await settled(file, config));
  await mkdir(path.dirname(startup), { recursive: true });
  await writeFile(startup, startupFile(system, command));
  if (system !== 'linux') return;
  const { code, output } = await run('systemctl', ['--user', 'enable', unitName]);
  if (code !== 0) throw new Error(output.trim() || 'systemctl --user enable');
}

export async function startNoMore({ startup }: Places): Promise<void> {
  if (system === 'linux') await run('systemctl', ['--user', 'disable', unitName]).catch(() => {});
  await rm(startup, { force: true });
}

/** A copy of its own: what lies among the downloads is cleared away one day. Sources stay where they are. */
async function settled(file: string, folder: string): Promise<string> {
  const copy = path.join(folder, path.basename(file));
  if (file.endsWith('.ts') || path.resolve(file) === copy) return file;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // One that is running is replaced, not written over.
  await rm(copy, { force: true });
  await copyFile(file, copy);
  await chmod(copy, 0o755);
  return copy;
}
