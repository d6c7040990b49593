import type { ReservationStatus } from '../values.ts';

/** Confirmed green, cancelled red, pending yellow. The word always stands beside the colour. */
export const tones = {
  pendente: 'yellow',
  confirmada: 'green',
  cancelada: 'red',
} as const satisfies Record<ReservationStatus, string>;
