import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';

interface StepFrameProps {
  title: string;
  lead: string;
  /** What stands beside the decision, and shows what it does. */
  stage: ReactNode;
  /** The buttons below. */
  actions: ReactNode;
  /** The stage stands above on a phone: what it shows is worth more than what it asks. `stays`: also while one scrolls, where it is low. */
  stageFirst?: boolean | 'stays';
  /** Little is asked, much is shown. */
  narrow?: boolean;
  children: ReactNode;
}

/** On the left one decision, on the right its effect at once. */
export function StepFrame({ title, lead, stage, actions, stageFirst, narrow, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Another step, another screen: whoever hears it begins at its title.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={cx('flex grow flex-col lg:grid', narrow ? 'lg:grid-cols-[27rem_minmax(0,1fr)]' : 'lg:grid-cols-2')}>
      <div
        className={cx('flex min-w-0 flex-col px-5 pt-6 lg:pt-9', narrow ? 'lg:px-10 xl:pl-18' : 'lg:px-14 xl:pl-24')}
      >
        <h1 ref={heading} tabIndex={-1} className="text-3xl tracking-title outline-none lg:text-4xl">
          {title}
        </h1>
        <p className="mt-3 max-w-120 text-ink-2 lg:text-lg">{lead}</p>
        <div className="mt-7 grid min-w-0 grow content-start gap-6">{children}</div>
        <div className="sticky bottom-0 -mx-5 mt-7 flex flex-wrap items-center gap-x-3.5 gap-y-2 bg-paper lg:gap-x-5 px-5 pt-3.5 pb-5 max-lg:shadow-[0_-1px_0_var(--hairline)] lg:mx-0 lg:px-0 lg:pb-9">
          {actions}
        </div>
      </div>
      <div
        className={cx(
          'relative min-w-0 overflow-hidden bg-sunken-2 lg:rounded-tl-[3rem]',
          stageFirst && 'max-lg:order-first',
          stageFirst === 'stays' && 'max-lg:sticky max-lg:top-0 max-lg:z-1 max-lg:shadow-[0_1px_0_var(--hairline)]',
        )}
      >
        {stage}
      </div>
    </div>
  );
}
