const pauseMs = 30_000;

/** Whether a page that could not be drawn may be read anew by itself: one that fails again is shown as it is. */
export function mayReadAnew(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  address: string,
  now: number,
): boolean {
  try {
    const name = `read-anew:${address}`;
    const last = Number(storage().getItem(name));
    if (now - last < pauseMs) return false;
    storage().setItem(name, String(now));
    return true;
  } catch {
    // Without a memory it would go round for ever.
    return false;
  }
}

/** Reads the page anew after a fault of its own; what was chosen is kept on the device. What the server refused stays refused. */
export function readAnew(error: unknown): void {
  if (typeof (error as { status?: unknown } | null)?.status === 'number') return;
  if (mayReadAnew(() => sessionStorage, location.pathname + location.search, Date.now())) location.reload();
}
