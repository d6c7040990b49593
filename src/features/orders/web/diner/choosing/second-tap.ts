const doubleTapMs = 400;
const withinPx = 24;

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** What a tap has closed is gone when the second of a double one comes: it would press whatever lies beneath. */
export function swallowSecondTap({ clientX, clientY }: Point): void {
  const swallow = (event: MouseEvent) => {
    const near = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= withinPx;
    // A key's press comes as a click too, without a place.
    if (!near || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, true);
  setTimeout(() => window.removeEventListener('click', swallow, true), doubleTapMs);
}
