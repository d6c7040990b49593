import { expect, test } from 'vitest';
import { bookedDay, nightText } from './night-text.ts';

const afterMidnight = { date: '2026-11-27', night: '2026-11-26' };

test('a booking after midnight names its night in plain words of both languages', () => {
  expect(nightText(afterMidnight, 'pt-BR')).toBe('noite de quinta para sexta');
  expect(nightText(afterMidnight, 'en')).toBe('night from Thursday to Friday');
  expect(nightText({ date: '2026-11-29', night: '2026-11-28' }, 'pt-BR')).toBe('noite de sábado para domingo');
  expect(bookedDay(afterMidnight, 'pt-BR')).toBe('sexta-feira, 27 de novembro de 2026 (noite de quinta para sexta)');
});

test('a booking before midnight is said by its date alone', () => {
  expect(nightText({ date: '2026-11-26', night: '2026-11-26' }, 'pt-BR')).toBeNull();
  expect(bookedDay({ date: '2026-11-26', night: '2026-11-26' }, 'en')).toBe('Thursday, November 26, 2026');
});
