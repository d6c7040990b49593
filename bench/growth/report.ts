import type { Growth } from './measure.ts';
import type { Size } from './size.ts';

/** What may be slower where there is much. */
const most = 1.3;

export function asTable(growths: readonly Growth[], small: Size, large: Size): string {
  const width = Math.max(...growths.map(({ name }) => name.length));
  const row = (name: string, ...cells: (string | number)[]) =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('  ');
  const rows = growths.map(({ name, smallMs, largeMs, ratio }) =>
    row(name, smallMs, largeMs, ratio, ratio > most ? `over ${most}` : ''),
  );
  return [row('', 'small ms', 'large ms', 'ratio'), ...rows, '', `small: ${said(small)}`, `large: ${said(large)}`].join(
    '\n',
  );
}

const said = ({ houses, orders, probed }: Size) =>
  `${houses} restaurants with ${orders} orders, beside one with ${probed}; three lines to an order`;
