import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { Printer, Standing } from '../printers/contract.ts';
import { remedyText } from './remedy.ts';
import { standingText, tablesText } from './standing.ts';

const now = Date.parse('2026-11-21T23:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test('a printer that is away says since when: for less than a minute, in minutes, and after an hour for long', () => {
  const away = (minutes: number) =>
    standingText({ standing: 'away', awaySince: ago(minutes), awayComputer: null }, now);
  expect(away(0)).toBe(m['printing.standing.away']());
  for (const minutes of [1, 3, 59]) expect(away(minutes)).toBe(m['printing.awayMinutes']({ minutes }));
  expect(away(60)).toBe(m['printing.awayLong']());
  const others: Standing[] = ['never', 'paper_out', 'ready'];
  for (const standing of others)
    expect(standingText({ standing, awaySince: ago(3), awayComputer: null }, now)).toBe(
      m[`printing.standing.${standing}`](),
    );
});

test('the tables whose tickets wait are named as far as there is room', () => {
  const tables = (...waitingTables: number[]) => tablesText({ waitingTables });
  expect(tables()).toBe('');
  expect(tables(15)).toBe(m['printing.table']({ number: '15' }));
  expect(tables(3, 15)).toBe(m['printing.tables']({ numbers: '3 e 15' }));
  expect(tables(1, 2, 3, 4, 5, 6, 7)).toContain('…');
});

test('where the computer is away, nothing is said against the printer, and how it is brought back before anything waits', () => {
  const away = { standing: 'away', awaySince: ago(3), awayComputer: 'Caixa' } as const;
  const printer = {
    id: 'p',
    kind: 'agent',
    ...away,
    waiting: 0,
    failed: 0,
    takenOverBy: null,
  } as unknown as Printer;
  const back = m['printing.remedy.computer']({ name: 'Caixa' });
  for (const standing of ['away', 'never'] as const) {
    expect(standingText({ ...printer, standing }, now)).toBe(m['printing.computerAway']());
    expect(remedyText({ ...printer, standing }, [printer])).toBe(back);
    expect(remedyText({ ...printer, standing, waiting: 1 }, [printer])).toMatch(new RegExp(`^${back} .`));
  }
  expect(standingText({ ...printer, standing: 'paper_out' }, now)).toBe(m['printing.standing.paper_out']());
  expect(remedyText({ ...printer, takenOverBy: 'Bar' }, [printer])).toBe(m['printing.fallback.takes']({ name: 'Bar' }));
  const there = { ...printer, awayComputer: null };
  expect(remedyText(there, [there])).toBe('');
  expect(remedyText({ ...there, waiting: 1 }, [there])).toContain(m['printing.remedy.away']());
});
