import type { CSSProperties, ReactNode, Ref } from 'react';
import { columns, type Place, rows, sizes } from '../../plan/values.ts';

/** A room's floor, as high as its squares want it. */
export function RoomFrame({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className="relative isolate w-full" style={{ aspectRatio: `${columns} / ${rows}` }}>
      {children}
    </div>
  );
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where a table stands in its room's frame. */
export function placeStyle({ x, y, shape }: Omit<Place, 'tableId'>): CSSProperties {
  const { width, height } = sizes[shape];
  return {
    position: 'absolute',
    left: percent(x, columns),
    top: percent(y, rows),
    width: percent(width, columns),
    height: percent(height, rows),
  };
}

export const roomsClass = 'grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2 xl:only:grid-cols-1';
export const roomClass =
  'grid min-w-0 content-start gap-1 rounded-xl bg-surface/60 p-3 inset-ring inset-ring-hairline only:max-w-5xl';
