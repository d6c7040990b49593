import { expect, test } from 'vitest';
import { weighingOf } from '../../orders/base-price.ts';
import { onPaper } from '../making/told.ts';
import { changeSheet, ticketSheet } from './kitchen-sheet.ts';
import type { ChangePaper, PaperLine, TicketPaper } from './paper.ts';

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

test('a fire says so at its head and above its dishes; beside other changes the head says that there are some', () => {
  const paper: ChangePaper = {
    kind: 'change',
    table: 14,
    stations: ['Grelha'],
    at: '19:40',
    until: '20:00',
    who: null,
    number: 1,
    orderedAt: '19:06',
    formerTable: null,
    gone: [],
    added: [],
    changed: [],
    fired: [line('Picanha', 'Grelha')],
    kept: [],
    reason: null,
    askedBy: null,
    approvedBy: null,
  };
  const rows = (changes: Partial<ChangePaper>) =>
    changeSheet({ ...paper, ...changes }, { columns: 48, codePage: 'cp858' })
      .rows.map(({ spans }) => spans.map(({ text }) => text).join(''))
      .flatMap((row) => /MARCHAR|SEGURAR|ALTERADO|1 {2}\w+/.exec(row) ?? []);
  expect(rows({})).toEqual(['MARCHAR', 'MARCHAR', '1  Picanha']);
  expect(rows({ fired: [], held: [line('Farofa', 'Grelha')] })).toEqual(['SEGURAR', 'SEGURAR', '1  Farofa']);
  expect(rows({ added: [line('Farofa', 'Grelha')] })[0]).toBe('ALTERADO');
});

test('the paper of a rushed order says so above all else', () => {
  expect(written({ rush: true, lines: [line('Picanha', 'Grelha')] })[0]).toBe('PRIORIDADE');
  expect(written({ lines: [line('Picanha', 'Grelha')] })).not.toContain('PRIORIDADE');
});

test('a choice that is made apart from its dish names the dish below', () => {
  const rows = written({ stations: ['Bar'], lines: [{ ...line('Guaraná', 'Bar'), dish: 'Combo executivo' }] });
  expect(rows[rows.findIndex((row) => row.includes('Guaraná')) + 1]).toBe('com Combo executivo');
});

test('of a weighing the kitchen reads the weight, and no price', () => {
  const choices = weighingOf({ priceCents: 6_990, pricing: 'weight' }, { grams: 350 });
  const buffet = { line: 1, name: 'Buffet', quantity: 1, choices, notes: '', stationId: null };
  const rows = written({ stations: [], lines: [onPaper(buffet)] });
  expect(rows.slice(rows.indexOf('1  Buffet'))).toEqual(['1  Buffet', '0,350 kg', expect.any(String)]);
  expect(rows.join()).not.toMatch(/R\$|69,90|24,47/);
});
