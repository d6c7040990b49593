const memory = new Map<string, string>();

/** What this device keeps under a name. Storage may be switched off or full; then it lasts as long as the page. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keeps a text, or forgets it with null. Answers whether it will outlive the page. */
export function keep(name: string, text: string | null): boolean {
  if (text === null) memory.delete(name);
  else memory.set(name, text);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    memory.delete(name);
    return true;
  } catch {
    // A full store would go on answering with the old text, and the comanda would jump back.
    try {
      localStorage.removeItem(name);
    } catch {}
    return false;
  }
}

/** Tells when another tab has changed what is kept under a name. */
export function onKeptElsewhere(name: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === name || event.key === null) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
