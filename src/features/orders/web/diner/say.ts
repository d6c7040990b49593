import { patiently } from '#client/lazily.ts';

type Kind = 'success' | 'error';

let wanted = false;
const listeners = new Set<() => void>();

/** Whether anything has been said: only then is the toaster loaded and mounted. */
export const toasterWanted = {
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
