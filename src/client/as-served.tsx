import { type ReactNode, startTransition, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';

const asItCame = { __html: '' };
const never = () => () => {};

interface Props {
  /** What the part shows: once one of these is another than the server wrote down, the part comes alive. */
  of: readonly unknown[];
  className?: string;
  /** Carries out a press by itself, at once, instead of the part once it is alive; that stays as it is, then. */
  onPress?: (at: string) => void;
  children: ReactNode;
}

/**
 * A part of a page that stays as the server wrote it: no script is run for it, nor loaded where it loads lazily, until it is
 * touched or what it shows changes. A press on something in it that is named by `data-at` is carried out once it is alive. On a
 * page that was not read from the server it is alive from the start.
 */
export function AsServed({ of, className, onPress, children }: Props) {
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(of);
  const [awake, wake] = useReducer(() => true, import.meta.env.SSR || !served);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ at: string; carriedOut: boolean }>(undefined);
  const changed = of.some((value, index) => value !== first[index]);

  useEffect(() => {
    // A transition: until what it is made of is there, it stays as it is.
    if (changed) startTransition(wake);
  }, [changed]);
  useEffect(() => {
    if (!awake || !pressed.current) return;
    const { at, carriedOut } = pressed.current;
    // What had the focus is another element now.
    if (carriedOut && document.activeElement !== document.body) return;
    const again = frame.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    again?.focus({ preventScroll: true });
    if (!carriedOut) again?.click();
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
        const at = (target as Element).closest<HTMLElement>('[data-at]')?.dataset.at;
        if (!at) return;
        pressed.current = { at, carriedOut: onPress !== undefined };
        if (onPress) onPress(at);
        else startTransition(wake);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what is there alone
      dangerouslySetInnerHTML={asItCame}
    />
  );
}
