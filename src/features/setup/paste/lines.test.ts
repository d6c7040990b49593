import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test('marks that came along with what was copied belong to no line', () => {
  const said = linesOf('\ufeffSalgados\n\u200e- Coxinha 6,00\u202c\nEmpa\u00adda 7,00 \u200b').map((line) => line.said);
  expect(said).toEqual(['Salgados', 'Coxinha 6,00', 'Empada 7,00']);
});
