import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome, Trouble } from '#features/printing/values.ts';
import type { Device } from './device.ts';
import { run } from './run.ts';
import { spoolerScript } from './spooler-script.ts';

export interface Queue {
  name: string;
  driver: string;
  offline: boolean;
  /** Windows' DetectedErrorState. */
  error: number;
}

/** Starting PowerShell takes a second of a small computer: one list serves all printers for so long. */
const listMs = 15_000;
const troubles: Record<number, Trouble> = { 4: 'paper_out', 7: 'cover_open', 8: 'fault', 10: 'fault' };
const offlineError = 9;

/** The printers of Windows, which its own print system brings the bytes to as they are. */
export class Spooler {
  readonly #powershell: string;
  #list: Promise<Queue[]> | null = null;
  #listedAt = 0;

  constructor(powershell = 'powershell.exe') {
    this.#powershell = powershell;
  }

  /** Empty when Windows does not say. */
  list(): Promise<Queue[]> {
    if (!this.#list || Date.now() - this.#listedAt > listMs) {
      this.#listedAt = Date.now();
      this.#list = this.#ask({ COMANDA_ASK: 'list' })
        .then(({ output }) => JSON.parse(output) as Queue[])
        .catch(() => []);
    }
    return this.#list;
  }

  /** Printed is what Windows took over: whether it is on paper, it does not say. */
  device(name: string): Device {
    return {
      look: async () => {
        const queue = (await this.list()).find((each) => each.name.toLowerCase() === name.toLowerCase());
        // One that is shared by another computer can be printed to without being among this one's.
        if (!queue) return { reachable: name.startsWith('\\\\'), trouble: null };
        const reachable = !queue.offline && queue.error !== offlineError;
        return { reachable, trouble: reachable ? (troubles[queue.error] ?? null) : null };
      },
      print: async (bytes): Promise<Outcome> => {
        const code = await this.#ask({ COMANDA_ASK: 'print', COMANDA_PRINTER: name }, bytes)
          .then((asked) => asked.code)
          .catch(() => 2);
        if (code === 0) return 'printed';
        return code === 2 ? 'not_printed' : 'unclear';
      },
    };
  }

  async #ask(env: Record<string, string>, data?: Buffer) {
    const folder = await mkdtemp(path.join(tmpdir(), 'comanda-'));
    try {
      const script = path.join(folder, 'spooler.ps1');
      const file = path.join(folder, 'data');
      await writeFile(script, spoolerScript);
      if (data) await writeFile(file, data);
      const args = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File', script];
      return await run(this.#powershell, args, { env: { ...env, COMANDA_DATA: file } });
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
  }
}
