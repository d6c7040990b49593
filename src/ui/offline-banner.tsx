import type { ReactNode } from 'react';
import { WifiOffIcon } from './icons.tsx';
import { seenText, useOnline } from './use-online.ts';

/** The region is always there, or screen readers would not hear it fill. */
export function OfflineBanner({ children, offline }: { children: ReactNode; offline?: boolean }) {
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-20">
      {(offline ?? !online) && (
        <p className="flex items-center justify-center gap-2 bg-yellow-tint px-4 py-2.5 font-medium text-sm text-yellow">
          <WifiOffIcon size={18} />
          <span className="min-w-0">{seenText() ?? children}</span>
        </p>
      )}
    </div>
  );
}
