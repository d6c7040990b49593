import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { AlertIcon, RefreshIcon } from './icons.tsx';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
};

export function ErrorState({ title, children, retryLabel, onRetry, busy }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={AlertIcon}
        title={title}
        action={
          <Button variant="soft" onClick={onRetry} busy={busy}>
            {!busy && <RefreshIcon size={18} />}
            {retryLabel}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
