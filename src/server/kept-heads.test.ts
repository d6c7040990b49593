import { expect, test } from 'vitest';
import { headText, readHeads } from './kept-heads.ts';

const head = { restaurant: 'cantina', id: '0b7c2f6e-5b43-4f6e-9f53-0d1c3a2b4c5d', position: 12, hash: 'ab'.repeat(32) };

test('what is printed on several days is read back, and nothing else of it', () => {
  const later = { ...head, position: 13, hash: 'cd'.repeat(32) };
  const printed = `4 chains with 9 entries of 1 restaurants: 1 broken.\n  cantina, ${head.id}: entry 2 does not follow\n  ${headText(head)}\r\n  ${headText(later)}`;
  expect(readHeads(printed)).toEqual([head, later]);
  expect(readHeads('every one holds.\n')).toEqual([]);
});
