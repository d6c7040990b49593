import { keptIn } from '#client/kept.ts';
import type { Head } from '../../check-chain.ts';
import { mostHeads } from '../../values.ts';

const name = 'comanda.bill.heads';
const device = keptIn(() => localStorage);

/** The slug is of the house where a guest saw the bill; a screen of the house keeps none, nor did phones once. */
type Heads = [id: string, position: number, hash: string, slug?: string][];

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
  if (!Array.isArray(kept) || kept.length < 3 || kept.length > 4) return false;
  const [id, position, hash, slug] = kept;
  if (slug !== undefined && typeof slug !== 'string') return false;
  return typeof id === 'string' && Number.isSafeInteger(position) && position >= 0 && typeof hash === 'string';
}

/** The last entry of a bill that this phone has seen and found in order. */
export function headOf(id: string): Head | null {
  const found = read().find((each) => each[0] === id);
  return found ? { position: found[1], hash: found[2] } : null;
}

/** Of each bill that this phone saw in a house as a guest's. */
export function headsAt(slug: string): { id: string; hash: string }[] {
  return read()
    .filter((each) => each[3] === slug)
    .map(([id, , hash]) => ({ id, hash }));
}

/** Another tab may have seen more by now: what is kept never goes back. */
export function keepHead(id: string, { position, hash }: Head, slug?: string): void {
  const kept = read();
  const before = kept.find((each) => each[0] === id);
  if ((before?.[1] ?? 0) > position) return;
  const house = slug ?? before?.[3];
  const now: Heads[number] = house === undefined ? [id, position, hash] : [id, position, hash, house];
  // The oldest are let go.
  device.keep(name, JSON.stringify([...kept.filter((each) => each !== before), now].slice(-mostHeads)));
}
