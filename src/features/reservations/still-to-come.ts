import type { Reservation } from './contract.ts';

type Coming = Pick<Reservation, 'status' | 'outcome' | 'startsAt'>;

/** Whose guests are still expected: neither cancelled nor noted as come or missed, and not begun. */
export function stillToCome<Each extends Coming>(reservations: readonly Each[], now: number): Each[] {
  return reservations.filter(
    ({ status, outcome, startsAt }) => status !== 'cancelada' && outcome === null && Date.parse(startsAt) > now,
  );
}
