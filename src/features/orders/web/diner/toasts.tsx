import { Suspense, useSyncExternalStore } from 'react';
import { lazily } from '#client/lazily.ts';
import { toasterWanted } from './say.ts';

const Toaster = lazily(() => import('#ui/toaster.tsx'));

export function Toasts() {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.current, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
