/** What this device keeps under a name. Storage may be switched off or full; then it lasts as long as the page. */
export function keptIn(storage: () => Storage) {
  const latest = new Map<string, string | null>();
  const stored = new Map<string, string | null>();
  /** What another tab has stored since counts; a text that could not be replaced here does not come back. */
  const read = (name: string): string | null => {
    try {
      const text = storage().getItem(name);
      if (text !== stored.get(name)) {
        stored.set(name, text);
        latest.set(name, text);
      }
    } catch {}
    return latest.get(name) ?? null;
  };
  return {
    read,
    /** Keeps a text, or forgets it with null. A write that fails leaves what was stored before. */
    keep(name: string, text: string | null): void {
      read(name);
      latest.set(name, text);
      try {
        if (text === null) storage().removeItem(name);
        else storage().setItem(name, text);
        stored.set(name, text);
      } catch {}
    },
  };
}
