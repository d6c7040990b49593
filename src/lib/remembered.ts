import { isFresh } from './is-fresh.ts';

export interface Remembered<Value> {
  /** What is remembered of a key while it is fresh and of this version; read anew otherwise. Whoever asks while it is read shares that reading. */
  get(key: string, read: () => Promise<Value>, version?: number): Promise<Value>;
  forget(key: string): void;
}

/** More keys than are asked for at a time: it bounds what a memory can grow to. */
const maxKeys = 5_000;

/** A memory of what is read often and may be `freshForMs` old. A reading that failed is not remembered. */
export function remembering<Value>(freshForMs: number): Remembered<Value> {
  const memory = new Map<string, { at: number; version: number; value: Promise<Value> }>();
  return {
    get(key, read, version = 0) {
      const found = memory.get(key);
      if (found && found.version === version && isFresh(found.at, freshForMs)) return found.value;
      if (memory.size >= maxKeys) memory.clear();
      const entry = { at: Date.now(), version, value: read() };
      memory.set(key, entry);
      entry.value.catch(() => {
        // A later reading may have taken its place by then.
        if (memory.get(key) === entry) memory.delete(key);
      });
      return entry.value;
    },
    forget: (key) => void memory.delete(key),
  };
}
