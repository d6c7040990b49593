import { expect, test } from 'vitest';
import { whatsAppLink } from './whatsapp-link.ts';

test('a mobile number of Brazil can be written to, however it is typed; no other one can', () => {
  const link = 'https://wa.me/5581988887777';
  expect(['(81) 98888-7777', '81988887777', '+55 81 98888-7777'].map(whatsAppLink)).toEqual([link, link, link]);
  expect(['(81) 3222-1111', '0800 123 4567', '+1 415 555 0100', ''].map(whatsAppLink)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
