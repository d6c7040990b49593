import { keptIn } from '#client/kept.ts';
import type { Head } from '../../check-chain.ts';

const name = 'comanda.bill.heads';
const device = keptIn(() => localStorage);
/** Of how many bills: the oldest are let go. */
const most = 30;

type Heads = [id: string, position: number, hash: string][];

function read(): Heads {
  try {
    const kept = JSON.parse(device.read(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHead) : [];
  } catch {
    return [];
  }
}

/** Whatever else lies there was put there by somebody else. */
function isHead(kept: unknown): kept is Heads[number] {
  if (!Array.isArray(kept) || kept.length !== 3) return false;
  const [id, position, hash] = kept;
  return typeof id === 'string' && Number.isSafeInteger(position) && position >= 0 && typeof hash === 'string';
}

/** The last entry of a bill that this phone has seen and found in order. */
export function headOf(id: string): Head | null {
  const found = read().find((each) => each[0] === id);
  return found ? { position: found[1], hash: found[2] } : null;
}

/** Another tab may have seen more by now: what is kept never goes back. */
export function keepHead(id: string, { position, hash }: Head): void {
  const others = read().filter((each) => each[0] !== id);
  if ((headOf(id)?.position ?? 0) > position) return;
  device.keep(name, JSON.stringify([...others, [id, position, hash]].slice(-most)));
}
