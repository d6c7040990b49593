import type { KeyboardEvent, PointerEvent } from 'react';
import { m } from '#generated/messages/messages.js';
import { isOutside } from '#ui/staff/outside-picture.tsx';
import type { Focus } from '../pictures/focus.ts';
import { useReconnections } from './use-reconnections.ts';

interface Props {
  url: string;
  at: Focus;
  onChange: (focus: Focus) => void;
}

const step = 5;
const moves: Record<string, Focus> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const within = (hundredths: number) => Math.min(100, Math.max(0, Math.round(hundredths)));
/** As guests see it: the row of the menu, the favourites, the item itself. */
const frames = ['aspect-[124/108] w-22', 'aspect-[250/168] w-28', 'aspect-[4/3] w-28'];

/** The whole picture, tapped where the dish is, and beneath it how it is cut then. */
export function FocusChoice({ url, at: [x, y], onChange }: Props) {
  const connection = useReconnections();
  const source = url.startsWith('/media/') ? `${url}-640.webp` : url;
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onChange([within(((clientX - box.left) / box.width) * 100), within(((clientY - box.top) / box.height) * 100)]);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onChange([within(x + by[0]), within(y + by[1])]);
  };
  if (isOutside(url)) return null;
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-ink-2 text-sm">{m['menu.picture.focus']()}</p>
      <button
        type="button"
        aria-label={m['menu.picture.focusAt']({ x, y })}
        onPointerDown={place}
        onKeyDown={moveByKey}
        className="relative w-fit max-w-full cursor-crosshair touch-manipulation overflow-hidden rounded-md"
      >
        <img key={connection} src={source} alt="" className="max-h-64 min-h-24 max-w-full" />
        <span
          className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-white shadow-float"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      <p aria-hidden="true" className="flex flex-wrap gap-2">
        {frames.map((frame) => (
          <img
            key={`${frame} ${connection}`}
            src={source}
            alt=""
            style={{ objectPosition: `${x}% ${y}%` }}
            className={`${frame} rounded-md bg-sunken object-cover`}
          />
        ))}
      </p>
    </div>
  );
}
