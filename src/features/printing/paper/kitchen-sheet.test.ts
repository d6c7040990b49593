import { expect, test } from 'vitest';
import { ticketSheet } from './kitchen-sheet.ts';
import type { PaperLine, TicketPaper } from './paper.ts';

const line = (name: string, station: string): PaperLine => ({
  quantity: 1,
  name,
  station,
  choices: [],
  note: '',
  warnings: [],
});
const written = (changes: Partial<TicketPaper>) =>
  ticketSheet(
    {
      kind: 'ticket',
      table: 14,
      stations: ['Grelha', 'Bar'],
      at: '19:06',
      until: '19:26',
      who: null,
      number: 1,
      lines: [],
      ...changes,
    },
    { columns: 48, codePage: 'cp858' },
  )
    .rows.map(({ spans }) => spans.map(({ text }) => text).join(''))
    .map((row) => row.trim());

test('where several stations read one paper, each finds below its name what it makes', () => {
  const lines = [line('Caipirinha', 'Bar'), line('Picanha', 'Grelha'), line('Pudim', 'Uma de antes')];
  const dishes = written({ lines }).filter((row) => /^(1 {2}|GRELHA:|BAR:)/.test(row));
  expect(dishes).toEqual(['1  Pudim', 'GRELHA:', '1  Picanha', 'BAR:', '1  Caipirinha']);
  expect(written({ stations: ['Bar'], lines: lines.slice(0, 1) })).not.toContain('BAR:');
});
