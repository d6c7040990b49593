import { constants } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import type { Outcome } from '#features/printing/values.ts';
import type { Device, State } from './device.ts';

/** A printer on a cable: `/dev/usb/lp0`. It cannot be asked how it is; it takes what is written, or it does not. */
export function deviceFile(path: string): Device {
  return {
    async look(): Promise<State> {
      const file = await openDevice(path).catch(() => null);
      await file?.close().catch(() => {});
      return { reachable: file !== null, trouble: null };
    },

    async print(bytes): Promise<Outcome> {
      const file = await openDevice(path).catch(() => null);
      if (!file) return 'not_printed';
      try {
        await file.appendFile(bytes);
        await file.close();
        return 'printed';
      } catch {
        await file.close().catch(() => {});
        return 'unclear';
      }
    },
  };
}

/** Devices alone, below `/dev` also behind links: no file of this computer is ever written over, whoever names it. */
async function openDevice(path: string): Promise<FileHandle> {
  const real = await realpath(path);
  const isDevice = real.startsWith('/dev/') && (await stat(real)).isCharacterDevice();
  if (!isDevice) throw new Error(`${path} is no device`);
  return open(real, constants.O_WRONLY);
}
