import { type ReactNode, useState } from 'react';
import { staffPictureFramePath } from '#lib/addresses.ts';
import { cx } from '../cx.ts';

interface OutsidePictureProps {
  /** On somebody else's host. */
  address: string;
  /** What it shows, for whoever does not see it; without it the picture is silent. */
  label?: string;
  /** Stands there until the picture does, and if it never comes. */
  fallback: ReactNode;
  onFailed?: () => void;
}

/** Whether a picture is on somebody else's host. */
export function isOutside(address: string): boolean {
  return /^https?:/i.test(address);
}

/**
 * A picture from elsewhere in a frame of its own, since the staff's pages load pictures from nowhere but here. Whatever holds it
 * gives its size and corners.
 */
export function OutsidePicture({ address, label, fallback, onFailed }: OutsidePictureProps) {
  const [stands, setStands] = useState<'waits' | 'shown' | 'failed'>('waits');
  const look = (frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument;
    if (!inside || inside.URL === 'about:blank' || inside.readyState !== 'complete') return;
    const shown = (inside.images[0]?.naturalWidth ?? 0) > 0;
    setStands(shown ? 'shown' : 'failed');
    if (!shown) onFailed?.();
  };
  return (
    <span className="relative grid size-full place-items-center overflow-hidden">
      {stands !== 'shown' && fallback}
      {stands !== 'failed' && (
        <iframe
          // One that loaded before the page came alive has no event left to tell of it.
          ref={look}
          onLoad={(event) => look(event.currentTarget)}
          src={staffPictureFramePath(address)}
          sandbox="allow-same-origin"
          loading="lazy"
          title={label ?? ''}
          aria-hidden={label === undefined || undefined}
          tabIndex={-1}
          className={cx('pointer-events-none absolute inset-0 size-full border-0', stands === 'waits' && 'opacity-0')}
        />
      )}
    </span>
  );
}
