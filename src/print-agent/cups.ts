import type { Outcome } from '#features/printing/values.ts';
import type { Device } from './device.ts';
import { run } from './run.ts';

/** The names of the queues of this computer's print system; empty where there is none. */
export async function cupsQueues(): Promise<string[]> {
  const { output } = await run('lpstat', ['-e']).catch(() => ({ output: '' }));
  return output.split('\n').filter(Boolean);
}

/** Printed is what the print system took over. */
export function cupsPrinter(queue: string): Device {
  return {
    look: async () => ({ reachable: (await cupsQueues()).includes(queue), trouble: null }),
    print: async (bytes): Promise<Outcome> => {
      const taken = await run('lp', ['-d', queue, '-o', 'raw', '-s'], { input: bytes }).catch(() => null);
      if (!taken) return 'not_printed';
      if (taken.code === null) return 'unclear';
      return taken.code === 0 ? 'printed' : 'not_printed';
    },
  };
}
