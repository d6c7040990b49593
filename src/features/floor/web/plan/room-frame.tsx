import type { CSSProperties, ReactNode, Ref } from 'react';
import type { Extent } from '../../plan/extent.ts';
import type { Box } from '../../plan/fit.ts';
import { columns, type Place, rows, sizes } from '../../plan/values.ts';

const lines = ['to right', 'to bottom'].map((way) => `linear-gradient(${way}, var(--hairline) 1px, transparent 1px)`);

/** A room's floor while it is arranged, as high as its squares, which are drawn. */
export function RoomFrame({ ref, cell, children }: { ref?: Ref<HTMLDivElement>; cell: Box; children: ReactNode }) {
  return (
    <div
      ref={ref}
      className="relative isolate w-full rounded-[inherit]"
      style={{
        aspectRatio: `${columns * cell.width} / ${rows * cell.height}`,
        backgroundImage: lines.join(', '),
        backgroundSize: `${percent(1, columns)} ${percent(1, rows)}`,
      }}
    >
      {children}
    </div>
  );
}

const wholeRoom: Extent = { width: columns, height: rows };

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where a table stands in the part of its room that is drawn. */
export function placeStyle({ x, y, shape }: Omit<Place, 'tableId'>, extent: Extent = wholeRoom): CSSProperties {
  const { width, height } = sizes[shape];
  return {
    position: 'absolute',
    left: percent(x, extent.width),
    top: percent(y, extent.height),
    width: percent(width, extent.width),
    height: percent(height, extent.height),
  };
}
