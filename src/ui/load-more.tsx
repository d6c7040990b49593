import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = {
  label: string;
  busy?: boolean;
  busyLabel?: string;
  /** Without it there is no more to load. */
  onMore?: () => void;
  /** How many of how many; read out as it changes. */
  children?: ReactNode;
};

export function LoadMore({ label, busy, busyLabel, onMore, children }: Props) {
  return (
    <div className="grid justify-items-center gap-3 py-6">
      <p role="status" className="text-ink-3 text-sm">
        {children}
      </p>
      {onMore && (
        <Button variant="soft" size="s" busy={busy} busyLabel={busyLabel} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
