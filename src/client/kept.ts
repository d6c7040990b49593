/** What this device keeps under a name. Storage may be switched off or full; then it lasts as long as the page. */
export function keptIn(storage: () => Storage) {
  const memory = new Map<string, string>();
  return {
    read(name: string): string | null {
      try {
        return storage().getItem(name) ?? memory.get(name) ?? null;
      } catch {
        return memory.get(name) ?? null;
      }
    },
    /** Keeps a text, or forgets it with null. */
    keep(name: string, text: string | null): void {
      if (text === null) memory.delete(name);
      else memory.set(name, text);
      try {
        if (text === null) storage().removeItem(name);
        else storage().setItem(name, text);
        memory.delete(name);
      } catch {
        // A full store would go on answering with the old text, and what it is of would jump back.
        try {
          storage().removeItem(name);
        } catch {}
      }
    },
  };
}
