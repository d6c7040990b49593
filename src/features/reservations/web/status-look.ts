import type { ReservationStatus } from '../contract.ts';

/** Confirmed green, cancelled red, pending yellow. The word always stands beside the colour. */
export const tones = {
  pendente: 'yellow',
  confirmada: 'green',
  cancelada: 'red',
} as const satisfies Record<ReservationStatus, string>;

export const statuses = Object.keys(tones) as ReservationStatus[];
