import { expect, test } from 'vitest';
import type { RegisteredHours } from '../../../contract.ts';
import { weekText } from './week-text.ts';

const noon = { isOpen: true, open: '12:00', close: '23:00' };

test('what nobody changed is one span for every day', () => {
  expect(weekText({})).toBe('todos os dias, das 09:00 às 17:00');
});

test('the line follows what was changed, and days that are alike stand together', () => {
  const hours: RegisteredHours = {
    segunda: { isOpen: false },
    terça: noon,
    quarta: noon,
    quinta: noon,
    sexta: { ...noon, close: '00:00' },
    sábado: { ...noon, close: '00:00' },
    domingo: { ...noon, close: 'até tarde' },
  };
  expect(weekText(hours)).toBe(
    'seg, fechado · ter a qui, das 12:00 às 23:00 · sex e sáb, das 12:00 às 00:00 · dom, das 12:00 às até tarde',
  );
});
