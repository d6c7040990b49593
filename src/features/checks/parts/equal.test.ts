import { expect, test } from 'vitest';
import { partOf, type Split } from '../split.ts';
import { equalPartsTaken } from './equal.ts';

const asked = (guest: string, minute: number) => ({
  guest,
  split: 'people' as const,
  status: 'asked' as const,
  askedAt: new Date(minute * 60_000).toISOString(),
});
const none = { dues: [], mine: [], taken: [] };

test('equal parts, asked for one after the other of what is left, are equal to the cent and come to the whole', () => {
  for (let cents = 100; cents < 20_000; cents += 337)
    for (let people = 1; people < 13; people += 1) {
      const split: Split = { by: 'people', people };
      const shares: number[] = [];
      const parts: ReturnType<typeof asked>[] = [];
      for (let phone = 0; phone < people; phone += 1) {
        const leftCents = cents - shares.reduce((sum, share) => sum + share, 0);
        shares.push(partOf(split, { ...none, leftCents, equalTaken: equalPartsTaken(parts, `phone ${phone}`) }));
        parts.push(asked(`phone ${phone}`, phone));
      }
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }
});

test('three follow what each is shown: 27,39 of 82,17, whoever has paid', () => {
  const split: Split = { by: 'people', people: 3 };
  const first = partOf(split, { ...none, leftCents: 8217 });
  const second = partOf(split, { ...none, leftCents: 8217 - first, equalTaken: equalPartsTaken([asked('a', 1)], 'b') });
  expect([first, second]).toEqual([2739, 2739]);
});

test('who divides once more begins another round, and a part that was taken back is none', () => {
  const round = [asked('a', 1), asked('b', 2)];
  expect(equalPartsTaken(round, 'a')).toBe(0);
  expect(equalPartsTaken([...round, asked('a', 3)], 'b')).toBe(1);
  expect(equalPartsTaken([{ ...asked('a', 1), status: 'withdrawn' as const }], 'b')).toBe(0);
});
