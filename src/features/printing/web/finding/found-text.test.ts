import { expect, test } from 'vitest';
import { foundText } from './found-text.ts';

test.each([
  [{ address: 'tcp://192.168.0.50:9100', name: 'Epson', via: 'network' }, 'Epson na rede', '192.168.0.50'],
  [{ address: 'tcp://192.168.0.50:9101', name: null, via: 'network' }, 'Impressora na rede', '192.168.0.50:9101'],
  [{ address: '/dev/usb/lp0', name: 'TM-T20', via: 'usb' }, 'TM-T20 no cabo', 'Ligada por USB neste computador'],
  [
    { address: '/dev/usb/lp1', name: 'TM-T20', via: 'usb' },
    'TM-T20 no cabo',
    'Ligada por USB neste computador, entrada 2',
  ],
  [{ address: 'windows:Cozinha', name: 'Cozinha', via: 'windows' }, 'Cozinha no Windows', 'Cozinha'],
] as const)('%j is read as %s, %s', (found, name, where) => {
  expect(foundText(found)).toEqual({ name, where });
});
