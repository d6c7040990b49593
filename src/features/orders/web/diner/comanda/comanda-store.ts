import { keptIn } from '#client/kept.ts';
import type { Measure } from '../../../base-price.ts';
import { type Comanda, emptyComanda, type Line, reopen } from './comanda.ts';

const device = keptIn(() => localStorage);

export interface ComandaStore {
  subscribe(listener: () => void): () => void;
  current(): Comanda;
  /** Applies a change to what is kept now, which another tab may have written a moment ago. */
  change(edit: (comanda: Comanda) => Comanda): Comanda;
}

/** What the device's storage calls the comanda of a table. */
export const comandaName = (slug: string, table: number) => `comanda:${slug}:${table}`;

/** The comanda of one table on this device. It outlives reloads and a dead battery, and tabs see each other's changes. */
export function createComandaStore(slug: string, table: number): ComandaStore {
  const name = comandaName(slug, table);
  const listeners = new Set<() => void>();
  let seen: string | null = null;
  let comanda = emptyComanda;

  const read = () => {
    const text = device.read(name);
    if (text !== seen) {
      seen = text;
      comanda = parseComanda(text);
    }
    return comanda;
  };
  const change: ComandaStore['change'] = (edit) => {
    const before = read();
    const after = edit(before);
    if (after === before) return before;
    const isEmpty = after.lines.length === 0 && !after.attempt && !after.notice;
    seen = isEmpty ? null : JSON.stringify(after);
    comanda = after;
    // In a full storage the lines from before would be there after a reload, and be ordered twice.
    if (after.attempt !== before.attempt) device.keep(name, null);
    device.keep(name, seen);
    for (const listener of listeners) listener();
    return after;
  };
  if (typeof window !== 'undefined') change((kept) => reopen(kept, Date.now()));

  return {
    subscribe(listener) {
      listeners.add(listener);
      const stopListening = onKeptElsewhere(name, listener);
      return () => {
        listeners.delete(listener);
        stopListening();
      };
    },
    current: read,
    change,
  };
}

/** Storage is shared with older versions of this page and with whoever owns the phone: what does not fit is left out. */
export function parseComanda(text: string | null): Comanda {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Comanda> | null;
    if (!Array.isArray(kept?.lines)) return emptyComanda;
    const lines = kept.lines.filter(isLine);
    const attempt = isAttempt(kept.attempt) ? kept.attempt : null;
    const notice = kept.notice === 'stopped' || kept.notice === 'stale' ? kept.notice : null;
    return { lines, attempt: lines.length > 0 ? attempt : null, notice };
  } catch {
    return emptyComanda;
  }
}

const isText = (value: unknown) => typeof value === 'string';

/** A field that older versions do not keep has to be added to what they kept, in the attempt as in the lines: else its order is another one. */
const kinds: Record<keyof Omit<Line, 'refused' | keyof Measure>, (value: unknown) => boolean> = {
  id: isText,
  productId: isText,
  name: isText,
  notes: isText,
  quantity: Number.isInteger,
  seenUnitCents: Number.isInteger,
  optionIds: isTexts,
  choices: isTexts,
};

function isLine(value: unknown): value is Line {
  const line = Object(value);
  return Object.entries(kinds).every(([field, fits]) => fits(line[field]));
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isAttempt(value: unknown): value is NonNullable<Comanda['attempt']> {
  const attempt = value as Comanda['attempt'];
  return (
    typeof attempt?.key === 'string' &&
    Array.isArray(attempt.lines) &&
    typeof attempt.startedAt === 'number' &&
    typeof attempt.live === 'boolean'
  );
}

/** Tells when another tab has changed what is kept under a name. */
function onKeptElsewhere(name: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === name || event.key === null) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
