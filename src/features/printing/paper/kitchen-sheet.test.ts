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

const nothing: ChangePaper = {
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
  kept: [],
  reason: null,
  askedBy: null,
  approvedBy: null,
};
const changed = (changes: Partial<ChangePaper>) =>
  changeSheet({ ...nothing, ...changes }, { columns: 48, codePage: 'cp858' })
    .rows.map(({ spans }) => spans.map(({ text }) => text).join(''))
    .map((row) => row.trim());

test('a fire says so at its head and above its dishes; beside other changes the head says that there are some', () => {
  const rows = (changes: Partial<ChangePaper>) =>
    changed({ fired: [line('Picanha', 'Grelha')], ...changes }).flatMap(
      (row) => /MARCHAR|SEGURAR|ALTERADO|1 {2}\w+/.exec(row) ?? [],
    );
  expect(rows({})).toEqual(['MARCHAR', 'MARCHAR', '1  Picanha']);
  expect(rows({ fired: [], held: [line('Farofa', 'Grelha')] })).toEqual(['SEGURAR', 'SEGURAR', '1  Farofa']);
  expect(rows({ added: [line('Farofa', 'Grelha')] })[0]).toBe('ALTERADO');
});

test('what stays is small beside what changed, and only counted beside a fire, but for what it contains', () => {
  const sizes = (changes: Partial<ChangePaper>, name: string) =>
    changeSheet({ ...nothing, ...changes }, { columns: 48, codePage: 'cp858' }).rows.flatMap(({ spans }) =>
      spans.filter(({ text }) => text.includes(name)).map(({ height }) => height),
    );
  const kept = [{ ...line('Picanha', 'Grelha'), quantity: 3, choices: ['Malpassada'] }, line('Bobó', 'Grelha')];
  const added = [line('Farofa', 'Grelha')];
  expect([sizes({ added, kept }, 'Farofa'), sizes({ added, kept }, 'Picanha, Malpassada')]).toEqual([[2], [1]]);
  const fire = changed({ fired: added, kept });
  expect(fire.join(' ')).toContain('mais 4 itens já enviados');
  expect(fire.join(' ')).not.toContain('Bobó');
  const nuts = { ...line('Bobó', 'Grelha'), clash: ['amendoim'] };
  expect(changed({ fired: added, kept: [nuts] }).join(' ')).toMatch(/mais 1 item já enviado .*Bobó.*AMENDOIM/);
});

test('a line that is held says so where it stands', () => {
  const rows = changed({ held: [line('Farofa', 'Grelha')], kept: [line('Picanha', 'Grelha')] });
  const held = rows.indexOf('1  Farofa');
  expect(rows[held + 1]).toBe('SEGURADO: NÃO FAÇA AINDA');
  expect(rows.filter((row) => row.includes('SEGURADO'))).toHaveLength(1);
});

test('an order that only went to another table says so at its head, and that what is made stays', () => {
  const moved = { table: 2, formerTable: 14, kept: [line('Picanha', 'Grelha')] };
  const rows = changed(moved);
  expect(rows[1]).toContain('MUDOU DE MESA');
  expect(rows.join(' ')).toContain('Mesma comanda, agora na mesa 2 Era da mesa 14!');
  expect(rows).toContain('Mesmos itens:');
  // Where dishes changed too, the paper is a change, and what stays is told as such.
  const both = changed({ ...moved, added: [line('Farofa', 'Grelha')] });
  expect(both[1]).toContain('ALTERADO');
  expect(both).toContain('Era da mesa 14!');
  expect(both).toContain('Segue valendo:');
  expect(both.join(' ')).not.toContain('Mesma comanda');
});

test('a line that is due apart from the rest says when', () => {
  const rows = written({ lines: [{ ...line('Caldinho', 'Grelha'), until: '19:10' }, line('Picanha', 'Grelha')] });
  expect(rows[rows.indexOf('1  Caldinho') + 1]).toBe('até 19:10');
  expect(rows[rows.indexOf('1  Picanha') + 1]).not.toMatch(/até/);
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
