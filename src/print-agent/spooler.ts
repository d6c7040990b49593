import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome, Trouble } from '#features/printing/values.ts';
import type { Device } from './device.ts';
import { insideAddress } from './private-networks.ts';
import { type RunCommand, runCommand } from './run-command.ts';
import { spoolerScript } from './spooler-script.ts';

export interface Queue {
  name: string;
  driver: string | null;
  offline: boolean;
  /** Windows' DetectedErrorState. */
  error: number;
}

/** Starting PowerShell takes a second on a small computer: one list serves all printers for this long. */
const listMs = 15_000;
const troubles: Record<number, Trouble> = { 4: 'paper_out', 7: 'cover_open', 8: 'fault', 10: 'fault' };
const offlineError = 9;

/** By its full path: Windows looks for a bare name first in the folder that the program was opened in, such as Downloads. */
const powershell = path.win32.join(
  process.env.SystemRoot ?? 'C:\\Windows',
  'System32\\WindowsPowerShell\\v1.0\\powershell.exe',
);

/** The print queues of Windows, which are sent raw bytes. */
export class Spooler {
  readonly #run: RunCommand;
  readonly #hostAddress: (host: string) => Promise<string>;
  #list: Promise<Queue[]> | null = null;
  #listedAt = 0;

  /** `hostAddress` rejects for a host outside of this network. */
  constructor(run: RunCommand = runCommand, hostAddress = insideAddress) {
    this.#run = run;
    this.#hostAddress = hostAddress;
  }

  /** Empty when Windows does not answer. */
  list(): Promise<Queue[]> {
    if (!this.#list || Date.now() - this.#listedAt > listMs) {
      this.#listedAt = Date.now();
      this.#list = this.#runScript({ COMANDA_ASK: 'list' })
        .then(({ output }) => JSON.parse(output) as Queue[])
        .catch(() => []);
    }
    return this.#list;
  }

  /** Printed means that Windows has taken the bytes: it does not say whether they are on paper. */
  device(name: string): Device {
    return {
      look: async () => {
        const queue = await this.#queue(name);
        if (!queue) return { reachable: await this.#isSharedInside(name), trouble: null };
        const reachable = !queue.offline && queue.error !== offlineError;
        return { reachable, trouble: reachable ? (troubles[queue.error] ?? null) : null };
      },
      print: async (bytes): Promise<Outcome> => {
        if (!(await this.#queue(name)) && !(await this.#isSharedInside(name))) return 'not_printed';
        const code = await this.#runScript({ COMANDA_ASK: 'print', COMANDA_PRINTER: name }, bytes)
          .then((ended) => ended.code)
          .catch(() => 2);
        if (code === 0) return 'printed';
        return code === 2 ? 'not_printed' : 'unclear';
      },
    };
  }

  async #queue(name: string): Promise<Queue | undefined> {
    return (await this.list()).find((each) => each.name.toLowerCase() === name.toLowerCase());
  }

  /**
   * `\\CAIXA\Bar`, shared by another computer of this network: it prints without being among this one's queues. Any other host is not
   * contacted, since Windows would try the user's sign-in there.
   */
  async #isSharedInside(name: string): Promise<boolean> {
    const [, host] = /^\\\\([\w.-]{1,100})\\[^\\]+$/.exec(name) ?? [];
    return (
      host !== undefined &&
      this.#hostAddress(host)
        .then(() => true)
        .catch(() => false)
    );
  }

  async #runScript(env: Record<string, string>, data?: Buffer) {
    const folder = await mkdtemp(path.join(tmpdir(), 'comanda-'));
    try {
      const script = path.join(folder, 'spooler.ps1');
      const file = path.join(folder, 'data');
      await writeFile(script, spoolerScript);
      if (data) await writeFile(file, data);
      const args = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File', script];
      return await this.#run(powershell, args, { env: { ...env, COMANDA_DATA: file } });
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
  }
}
