import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface ScreenNoticeProps {
  title: string;
  children: ReactNode;
  /** What can be done about it. */
  action?: string;
  onAct?: () => void;
  busy?: boolean;
}

/** One sentence across the screen, read from where one stands in a kitchen. */
export function ScreenNotice({ title, children, action, onAct, busy }: ScreenNoticeProps) {
  return (
    <div role="status" className="grid max-w-2xl justify-items-center gap-4">
      <h1 className="text-4xl tracking-title sm:text-5xl">{title}</h1>
      <p className="text-balance text-lg text-on-panel-2 wrap-anywhere">{children}</p>
      {action && (
        <Button variant="quiet" size="l" onClick={onAct} busy={busy} className="mt-3">
          {action}
        </Button>
      )}
    </div>
  );
}
