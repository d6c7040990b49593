import type { Outcome } from '#features/printing/values.ts';
import type { Device } from './device.ts';
import { type RunCommand, runCommand } from './run-command.ts';

/** The names of the print queues of this computer; empty where it has no CUPS. */
export async function cupsQueues(run: RunCommand = runCommand): Promise<string[]> {
  const { output } = await run('lpstat', ['-e']).catch(() => ({ output: '' }));
  return output.split('\n').filter(Boolean);
}

/** A CUPS queue, sent raw bytes. Printed means that CUPS has taken them: it does not say whether they are on paper. */
export function cupsPrinter(queue: string, run: RunCommand = runCommand): Device {
  return {
    look: async () => ({ reachable: (await cupsQueues(run)).includes(queue), trouble: null }),
    print: async (bytes): Promise<Outcome> => {
      const ended = await run('lp', ['-d', queue, '-o', 'raw', '-s'], { input: bytes }).catch(() => null);
      if (!ended) return 'not_printed';
      if (ended.code === null) return 'unclear';
      return ended.code === 0 ? 'printed' : 'not_printed';
    },
  };
}
