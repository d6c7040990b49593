import { type Comanda, emptyComanda, reopen } from './comanda.ts';
import { keep, onKeptElsewhere, readKept } from './kept.ts';
import { parseComanda } from './kept-comanda.ts';

export interface ComandaStore {
  subscribe(listener: () => void): () => void;
  current(): Comanda;
  /** Applies a change to what is kept now, which another tab may have written a moment ago. */
  change(edit: (comanda: Comanda) => Comanda): Comanda;
}

/** The comanda of one table on this device. It outlives reloads and a dead battery, and tabs see each other's changes. */
export function createComandaStore(slug: string, table: number): ComandaStore {
  const name = `comanda:${slug}:${table}`;
  const listeners = new Set<() => void>();
  let seen: string | null = null;
  let comanda = emptyComanda;

  const read = () => {
    const text = readKept(name);
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
    keep(name, seen);
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
