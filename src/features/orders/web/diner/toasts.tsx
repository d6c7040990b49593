import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazily, patiently } from '#client/lazily.ts';

const Toaster = lazily(() => import('#ui/toaster.tsx'));

type Kind = 'success' | 'error';

let wanted = false;
const listeners = new Set<() => void>();

/** Whether anything has been said: only then is the toaster loaded and mounted. */
const toasterWanted = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => wanted,
};

/** A toast. The library keeps what is said before it is mounted. */
export async function say(kind: Kind, text: string, silent = false): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { toast } = await patiently(() => import('react-hot-toast/headless'));
  // Said elsewhere to screen readers.
  toast[kind](text, silent ? { ariaProps: { role: 'status', 'aria-live': 'off' } } : undefined);
}

/** A read that failed says so once, besides what stands in its place. */
export function useFailureToast(failed: boolean, text: string): void {
  useEffect(() => {
    if (failed) void say('error', text);
  }, [failed, text]);
}

export function Toasts() {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.current, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
