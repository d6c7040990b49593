import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { Standing } from '../printers/contract.ts';
import { standingText, tablesText } from './standing.ts';

const now = Date.parse('2026-11-21T23:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test('a printer that is away says since when: for less than a minute, in minutes, and after an hour for long', () => {
  const away = (minutes: number) => standingText({ standing: 'away', awaySince: ago(minutes) }, now);
  expect(away(0)).toBe(m['printing.standing.away']());
  for (const minutes of [1, 3, 59]) expect(away(minutes)).toBe(m['printing.awayMinutes']({ minutes }));
  expect(away(60)).toBe(m['printing.awayLong']());
  const others: Standing[] = ['never', 'paper_out', 'ready'];
  for (const standing of others)
    expect(standingText({ standing, awaySince: ago(3) }, now)).toBe(m[`printing.standing.${standing}`]());
});

test('the tables whose tickets wait are named as far as there is room', () => {
  const tables = (...waitingTables: number[]) => tablesText({ waitingTables });
  expect(tables()).toBe('');
  expect(tables(15)).toBe(m['printing.table']({ number: '15' }));
  expect(tables(3, 15)).toBe(m['printing.tables']({ numbers: '3 e 15' }));
  expect(tables(1, 2, 3, 4, 5, 6, 7)).toContain('…');
});
