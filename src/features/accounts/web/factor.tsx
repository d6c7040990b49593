import type { ReactNode } from 'react';

/** One way of proving oneself besides the password, and what can be done about it. */
export function Factor({ title, state, children }: { title: string; state: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-t pt-5">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold text-base">{title}</h3>
        <div className="text-ink-2 text-sm wrap-anywhere">{state}</div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
