import type { TableStatus } from '../values.ts';

/** Available green, occupied red, reserved yellow. The word always stands beside the colour. */
export const tones = { disponivel: 'green', ocupado: 'red', reservado: 'yellow' } as const satisfies Record<
  TableStatus,
  string
>;
