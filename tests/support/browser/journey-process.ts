import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Instance } from './journey-instances.ts';

/** An instance as a process of its own, as it is in life. */
export async function openInstance(
  env: Record<string, string> = {},
): Promise<{ instance: ChildProcess; told: Instance }> {
  const instance = spawn(process.execPath, ['tests/support/browser/journey-instance.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  const [line] = (await Promise.race([
    once(createInterface({ input: instance.stdout }), 'line'),
    once(instance, 'exit').then(([code]) => {
      throw new Error(`The instance ended with ${code} before it was open`);
    }),
  ])) as [string];
  return { instance, told: JSON.parse(line) as Instance };
}

export async function closeInstance(instance: ChildProcess): Promise<void> {
  const gone = once(instance, 'exit');
  instance.kill('SIGTERM');
  await gone;
}
