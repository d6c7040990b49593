import { cx } from '#ui/cx.ts';
import { anglesOf, sidesOf } from '../../plan/chairs.ts';
import type { Shape } from '../../plan/values.ts';

// A chair of a small table stands out less: its neighbour begins where its own place ends.
const sides = {
  top: 'inset-x-[8%] -top-2.5 supports-[width:1cqw]:top-[max(-0.625rem,-8cqmin)] h-5 flex-row',
  bottom: 'inset-x-[8%] -bottom-2.5 supports-[width:1cqw]:bottom-[max(-0.625rem,-8cqmin)] h-5 flex-row',
  left: 'inset-y-[8%] -left-2.5 supports-[width:1cqw]:left-[max(-0.625rem,-8cqmin)] w-5 flex-col',
  right: 'inset-y-[8%] -right-2.5 supports-[width:1cqw]:right-[max(-0.625rem,-8cqmin)] w-5 flex-col',
} as const;
const sideNames = ['top', 'right', 'bottom', 'left'] as const;

/** The seats of a table, behind its edge: stools around a round one, chairs with corners at the others. */
export function Chairs({ shape, seats, className }: { shape: Shape; seats: number; className: string }) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
      {shape === 'round'
        ? anglesOf(seats).map((angle) => (
            <span key={angle} className="absolute inset-0" style={{ transform: `rotate(${angle}deg)` }}>
              <span
                className={cx(
                  'absolute -top-2.5 left-1/2 h-5 w-1/4 max-w-9 -translate-x-1/2 rounded-full supports-[width:1cqw]:top-[max(-0.625rem,-8cqmin)]',
                  className,
                )}
              />
            </span>
          ))
        : sideNames.map((side) => (
            <span key={side} className={cx('absolute flex justify-evenly', sides[side])}>
              {Array.from({ length: sidesOf(shape, seats)[side] }, (_, n) => `${side} ${n}`).map((key) => (
                <span
                  key={key}
                  className={cx('max-h-12 max-w-12 min-h-4 min-w-4 grow mx-[4%] rounded-[3px]', className)}
                />
              ))}
            </span>
          ))}
    </span>
  );
}
