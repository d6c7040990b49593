import type { StoredBill } from '../../bills/store.ts';
import type { EqualSplit } from '../equal-share.ts';
import { isOpen } from './left.ts';
import type { StoredPart } from './store.ts';

type Part = Pick<StoredPart, 'id' | 'guest' | 'split' | 'people' | 'status' | 'cents' | 'askedAt'>;
type Payment = Pick<StoredBill['payments'][number], 'key' | 'keptCents' | 'at'>;

interface Paying {
  leftCents: number;
  parts: readonly Part[];
  payments: readonly Payment[];
}

const moment = (instant: string) => Date.parse(instant);

/**
 * Who of a bill has paid, as whoever asks sees it, if it is divided in equal parts: what is left is divided among the others. Each phone has one
 * equal part of a round; who divides once more, of what was ordered since, begins another.
 */
export function equalSplitOf({ leftCents, parts, payments }: Paying, guest: string | null): EqualSplit {
  const paid = new Set(payments.map(({ key }) => key));
  const standing = parts
    .filter((part) => isOpen(part) || (part.status === 'paid' && paid.has(part.id)))
    .sort((a, b) => moment(a.askedAt) - moment(b.askedAt));
  const people = standing.findLast((part) => part.people !== null)?.people ?? null;
  let round: Part[] = [];
  const hasEqual = (who: string | null) => round.some((part) => part.guest === who && part.split === 'people');
  for (const part of standing) {
    if (hasEqual(part.guest) && part.split === 'people') round = [];
    round.push(part);
  }
  if (hasEqual(guest)) return { people, phones: 0, tillCents: 0, wholeCents: leftCents };
  const phones = new Set(round.map((part) => part.guest).filter((who) => who !== guest)).size;
  const [first] = round;
  const since = first && round.length < standing.length ? moment(first.askedAt) : 0;
  const ofPhones = new Set(standing.map(({ id }) => id));
  const atTill = payments.filter(({ key, at }) => (key === null || !ofPhones.has(key)) && moment(at) >= since);
  const inRound = new Set(round.map(({ id }) => id));
  const byPhone = payments.filter(({ key }) => key !== null && inRound.has(key));
  const tillCents = keptOf(atTill);
  const askedCents = round.filter(isOpen).reduce((sum, { cents }) => sum + cents, 0);
  return { people, phones, tillCents, wholeCents: leftCents + askedCents + keptOf(byPhone) + tillCents };
}

const keptOf = (payments: readonly Payment[]) => payments.reduce((sum, { keptCents }) => sum + keptCents, 0);
