import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/** Above the table's navigation, under the thumb; the page leaves room beneath its last line. */
export function Foot({ children, tall }: { children: ReactNode; tall?: boolean }) {
  return (
    <>
      <div aria-hidden="true" className={tall ? 'h-28' : 'h-20'} />
      <div className="fixed inset-x-0 bottom-[calc(3.5rem+max(.5rem,env(safe-area-inset-bottom)))] z-7 border-hairline border-t bg-surface px-5 py-3 lg:sticky lg:bottom-0 lg:mx-8 lg:rounded-t-xl">
        <div className={cx('mx-auto grid max-w-xl gap-2 lg:max-w-none')}>{children}</div>
      </div>
    </>
  );
}
