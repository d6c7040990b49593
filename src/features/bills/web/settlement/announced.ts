import type { GuestPart } from '../use-guests-paying.ts';

type Announced = Pick<GuestPart, 'method' | 'cents'>;

const isPix = ({ method }: Announced) => method === 'pix' || method === 'online_pix';

/** What guests have announced that comes from their phones, without the till taking it; `byPix`: all of it as PIX. */
export function announcedOf(underWay: readonly Announced[]): { cents: number; byPix: boolean } {
  const coming = underWay.filter((part) => isPix(part) || part.method === 'online_card');
  return { cents: coming.reduce((sum, { cents }) => sum + cents, 0), byPix: coming.every(isPix) };
}

/** What a tap on a method enters: what is missing beside what is announced; and where nothing is missing beside that, all of it. */
export function restBeside(missingCents: number, announcedCents: number): number {
  return missingCents > announcedCents ? missingCents - announcedCents : missingCents;
}
