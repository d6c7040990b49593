import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { LockIcon } from '#ui/staff/icons.tsx';

/** Below a navigation with locks: what opens them. */
export function LockLegend() {
  return (
    <Link
      to={staffPaths.subscription}
      className="mb-3 flex min-h-11 items-center gap-2.5 rounded-[10px] px-3 py-2 text-on-panel-2 text-sm -outline-offset-2 hover:bg-on-panel/8"
    >
      <LockIcon size={16} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">{m['shell.lockLegend']()}</span>
    </Link>
  );
}
