import { type PointerEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A mouse that moved so far drags; a finger that moved so far scrolls. */
const slackPx = 6;
/** So long a finger rests before what lies under it is picked up. */
const restMs = 450;

interface Press {
  pointer: number;
  x: number;
  y: number;
  dragging: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** How far the pointer has come since it was pressed, sideways, and where it is now from the top; in pixels of the place. */
export interface Dragged {
  movedX: number;
  y: number;
  width: number;
  height: number;
}

export interface Drag<T> {
  onStart: (thing: T) => void;
  onDrag: (thing: T, at: Dragged) => void;
  onDrop: (thing: T, at: Dragged) => void;
  onCancel: () => void;
}

/** Things that are dragged over a place: by mouse at once, by finger after a rest, so that a swipe still scrolls. */
export function useDrag<T>({ onStart, onDrag, onDrop, onCancel }: Drag<T>) {
  const place = useRef<HTMLUListElement>(null);
  const press = useRef<Press>(null);
  const dropped = useRef(false);

  useEffect(() => {
    // Only a listener that is there from the beginning, and is not passive, can keep a picked-up thing from scrolling.
    const hold = (event: TouchEvent) => press.current?.dragging && event.preventDefault();
    const within = place.current;
    within?.addEventListener('touchmove', hold, { passive: false });
    return () => within?.removeEventListener('touchmove', hold);
  }, []);

  const inPlace = (event: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = place.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: event.clientX - left, y: event.clientY - top, width, height };
  };
  const start = (thing: T, pressed: Press) => {
    pressed.dragging = true;
    // What is let go of at once is dropped all the same: it has to be known by then.
    flushSync(() => onStart(thing));
  };
  const dragged = (event: PointerEvent<HTMLElement>, pressed: Press): Dragged => {
    const { x, ...at } = inPlace(event);
    return { ...at, movedX: x - pressed.x };
  };
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };

  const on = (thing: T) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || press.current) return;
      dropped.current = false;
      const { x, y } = inPlace(event);
      const pressed: Press = { pointer: event.pointerId, x, y, dragging: false };
      press.current = pressed;
      if (event.pointerType === 'mouse') (event.target as Element).setPointerCapture(event.pointerId);
      else pressed.timer = setTimeout(() => start(thing, pressed), restMs);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const pressed = press.current;
      if (!pressed || pressed.pointer !== event.pointerId) return;
      const { movedX, y } = dragged(event, pressed);
      if (!pressed.dragging) {
        if (Math.hypot(movedX, y - pressed.y) < slackPx) return;
        if (event.pointerType !== 'mouse') return end();
        start(thing, pressed);
      }
      scrollAlong(event);
      onDrag(thing, dragged(event, pressed));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const pressed = press.current;
      end();
      dropped.current = pressed?.dragging ?? false;
      if (pressed?.dragging) onDrop(thing, dragged(event, pressed));
    },
    onPointerCancel: () => {
      const dragging = press.current?.dragging;
      end();
      if (dragging) onCancel();
    },
    // A finger that rests asks browsers for a menu.
    onContextMenu: (event: { preventDefault: () => void }) => press.current?.dragging && event.preventDefault(),
    onClickCapture: (event: { detail: number; stopPropagation: () => void }) => {
      if (dropped.current && event.detail > 0) event.stopPropagation();
    },
  });
  return { place, on };
}

const edgePx = 48;
const stepPx = 16;

/** What is dragged to the edge of what scrolls takes it along. */
function scrollAlong(event: PointerEvent<HTMLElement>): void {
  const box = event.currentTarget.closest('[data-drag-scrolls]');
  if (!box) return;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const step = (from: number, to: number, at: number) => (at < from + edgePx ? -stepPx : at > to - edgePx ? stepPx : 0);
  box.scrollBy(step(left, right, event.clientX), step(top, bottom, event.clientY));
}
