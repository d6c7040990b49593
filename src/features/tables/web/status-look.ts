import type { TableStatus } from '../contract.ts';

/** Available green, occupied red, reserved yellow. The word always stands beside the colour. */
export const tones = { disponivel: 'green', ocupado: 'red', reservado: 'yellow' } as const satisfies Record<
  TableStatus,
  string
>;

export const tableStatuses = Object.keys(tones) as TableStatus[];
