import { expect, test } from 'vitest';
import { outsideText } from './outside-text.ts';

const sunday = '2026-11-29';
const house = {
  openingHours: { domingo: [{ open: '12:00', close: '17:00' }], segunda: 'Fechado' },
  specialDays: { '2026-12-25': { name: 'Natal', periods: [] } },
};

test.each([
  [sunday, '16:30', null],
  [sunday, '20:30', /^Fora do horário\. Nesse dia: 12:00 .* 17:00\.$/],
  ['2026-11-30', '20:30', /^Fechado nesta segunda$/],
  ['2026-12-25', '20:30', /^Fechado: Natal$/],
])('of %s %s the form says beforehand that nobody is received', (date, time, expected) => {
  const text = outsideText({ date, time }, house);
  if (expected) expect(text).toMatch(expected);
  else expect(text).toBeNull();
});
