import { type ReactNode, startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const asItCame = { __html: '' };
const never = () => () => {};

interface Props {
  /** What the part shows: once one of these is another than the server wrote down, the part comes alive. */
  of: readonly unknown[];
  className?: string;
  children: ReactNode;
}

/**
 * A part of a page that stays as the server wrote it: no script is run for it, nor loaded where it loads lazily, until it is
 * touched or what it shows changes. A press on something in it that is named by `data-at` is carried out once it is alive. On a
 * page that was not read from the server it is alive from the start.
 */
export function AsServed({ of, className, children }: Props) {
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(of);
  const [awake, setAwake] = useState(import.meta.env.SSR || !served);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef('');
  const changed = of.some((value, index) => value !== first[index]);

  // A transition: until what it is made of is there, it stays as it is.
  const wake = () => startTransition(() => setAwake(true));
  useEffect(() => {
    if (changed) startTransition(() => setAwake(true));
  }, [changed]);
  useEffect(() => {
    if (!awake || !pressed.current) return;
    const again = frame.current?.querySelector<HTMLElement>(`[data-at="${pressed.current}"]`);
    again?.focus({ preventScroll: true });
    again?.click();
  }, [awake]);

  if (awake)
    return (
      <div key="alive" ref={frame} className={className}>
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons within are what is pressed, by keys too
    <div
      className={className}
      suppressHydrationWarning
      onClick={({ target }) => {
        pressed.current = (target as Element).closest<HTMLElement>('[data-at]')?.dataset.at ?? '';
        if (pressed.current) wake();
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what is there alone
      dangerouslySetInnerHTML={asItCame}
    />
  );
}
