import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { ShieldIcon } from '#ui/staff/icons.tsx';

export function Start() {
  return (
    <EmptyState icon={ShieldIcon} title={m['platform.privacy.start']()}>
      {m['platform.privacy.startHint']()}
    </EmptyState>
  );
}

export function NotFound({ email }: { email: string }) {
  return (
    <div role="status">
      <EmptyState
        icon={SearchIcon}
        title={<span className="wrap-anywhere">{m['platform.privacy.none']({ email })}</span>}
      >
        {m['platform.privacy.noneHint']()}
      </EmptyState>
    </div>
  );
}

/** Takes the focus: the button that it came from is gone. */
export function Done() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <Notice tone="green" live title={m['platform.privacy.done']()}>
        {m['platform.privacy.doneHint']()}
      </Notice>
    </div>
  );
}
