import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { Agent } from '../contract.ts';
import type { Printer, Standing } from '../printers/contract.ts';
import { remedyText, silentComputer, standingText, tablesText } from './standing.ts';

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

test('where the computer is away, nothing is said against the printer', () => {
  const agent: Agent = { id: 'a', name: 'Caixa', paired: true, connected: false, lastSeenAt: null, found: [] };
  const printer = { id: 'p', kind: 'agent', standing: 'away', agentId: 'a', waiting: 1, failed: 0 } as Printer;
  expect(silentComputer(printer, [agent])).toBe(agent);
  expect(remedyText(printer, [printer], [agent])).toContain(m['printing.remedy.computer']({ name: 'Caixa' }));
  const there = { ...agent, connected: true };
  expect(remedyText(printer, [printer], [there])).toContain(m['printing.remedy.away']());
  for (const known of [
    { ...printer, standing: 'paper_out' as const },
    { ...printer, kind: 'epson' as const, agentId: null },
  ])
    expect(silentComputer(known, [agent])).toBeUndefined();
});
