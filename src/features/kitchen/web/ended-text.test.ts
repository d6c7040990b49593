import { expect, test } from 'vitest';
import { line, order, stations } from '../sample-kitchen.ts';
import { ticketsOf } from '../tickets.ts';
import type { Ending } from '../values.ts';
import { endedMark, endedText, goneText } from './ended-text.ts';

const was = { stationId: 'hot', name: 'Picanha', quantity: 1, choices: [], parts: [], notes: '' };
const changes = [{ line: 1, was, became: null }];
const ticketOf = (of: ReturnType<typeof order>) => ticketsOf([of], stations, null)[0]!;
const ended = (ending: Ending | null) => ticketOf(order('a', [], { ended: ending, changes }));

test('what leaves is ready only where somebody made it', () => {
  expect(goneText(ticketOf(order('a', [line(1, 'Picanha')])))).toBe('pronta');
  expect(goneText(ended('cancelled'))).toBe('cancelada');
  expect(goneText(ended('billClosed'))).toBe('com a conta fechada');
  expect(goneText(ended('completed'))).toBe('completada no caixa');
});

test('a line says why it is not to be made any more', () => {
  const marks = ([null, 'cancelled', 'billClosed', 'completed'] as const).map((ending) => endedMark({ ended: ending }));
  expect(marks).toEqual(['CANCELADO', 'CANCELADO', 'CONTA FECHADA', 'COMPLETADO NO CAIXA']);
});

test('together they are counted in the words of each', () => {
  expect(endedText([ended('billClosed')])).toBe('1 com conta fechada');
  const all = [ended('completed'), ended('billClosed'), ended('cancelled'), ended('billClosed')];
  expect(endedText(all)).toBe('1 cancelado · 2 com conta fechada · 1 completado no caixa');
});
