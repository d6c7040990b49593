import { expect, test } from 'vitest';
import { faultsElsewhere } from './fields-of.ts';

test('a fault that the section does not show is told beside it', () => {
  const errors = { email: 'no e-mail', 'openingHours.segunda.0': 'overlap' };
  expect(faultsElsewhere(errors, 'dados')).toEqual(['overlap']);
  expect(faultsElsewhere(errors, 'horario')).toEqual(['no e-mail']);
  expect(faultsElsewhere(errors, 'atendimento')).toEqual(['no e-mail', 'overlap']);
});
