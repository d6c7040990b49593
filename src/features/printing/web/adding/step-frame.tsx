import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Steps } from './use-steps.ts';

interface StepFrameProps {
  steps: Steps;
  title: string;
  lead?: ReactNode;
  /** What leads on, at the foot. */
  action?: ReactNode;
  children: ReactNode;
}

/** One step in the dialog: all are of one height, so that nothing moves between them. */
export function StepFrame({ steps: { moved, back }, title, lead, action, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <div className="flex h-[max(14rem,min(40rem,calc(100dvh-9rem)))] flex-col">
      <div className="relative grid min-h-0 grow content-start gap-5 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6">
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
            {title}
          </h3>
          {lead && <p className="mt-1 text-ink-2 text-sm">{lead}</p>}
        </div>
        {children}
      </div>
      {(back || action) && (
        <div className="flex shrink-0 flex-wrap gap-2 border-hairline border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {back && (
            <Button variant="quiet" onClick={back}>
              {m['printing.adding.back']()}
            </Button>
          )}
          {action && <div className="grid grow">{action}</div>}
        </div>
      )}
    </div>
  );
}
