import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterWanted } from './say.ts';

const Toaster = lazy(() => import('#ui/toaster.tsx'));

export function Toasts() {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.current, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
