const pauseMs = 30_000;

type Notes = () => Pick<Storage, 'getItem' | 'setItem'>;

const noteOf = (address: string) => `read-anew:${address}`;
const hereIn = ({ pathname, search }: Location) => pathname + search;

/** Whether a page that could not be drawn may be read anew by itself: one that fails again is shown as it is. */
export function mayReadAnew(storage: Notes, address: string, now: number): boolean {
  try {
    if (isRecent(storage, address, now)) return false;
    storage().setItem(noteOf(address), String(now));
    return true;
  } catch {
    // Without a memory it would go round for ever.
    return false;
  }
}

function isRecent(storage: Notes, address: string, now: number): boolean {
  return now - Number(storage().getItem(noteOf(address))) < pauseMs;
}

/** Reads the page anew after a fault of its own; what was chosen is kept on the device. What the server refused stays refused. */
export function readAnew(error: unknown): void {
  if (typeof (error as { status?: unknown } | null)?.status === 'number') return;
  if (mayReadAnew(() => sessionStorage, hereIn(location), Date.now())) location.reload();
}

/** How this page was opened, and when. */
interface Opened {
  type: string | undefined;
  at: number;
}

function openedNow(): Opened {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { type: entry?.type, at: performance.timeOrigin };
}

/** Whether a page was read anew by itself, and nobody went to it. By when it was opened: on a slow line it comes alive long afterwards. */
export function wasReadAnew(
  storage: Notes = () => sessionStorage,
  address = hereIn(location),
  { type, at } = openedNow(),
): boolean {
  try {
    return type === 'reload' && isRecent(storage, address, at);
  } catch {
    return false;
  }
}
