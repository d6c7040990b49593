import { expect, test } from 'vitest';
import { foundPrinter } from '#features/printing/agents/contract.ts';
import { modelIn, windowsPrinters } from './local-printers.ts';

const queue = (name: string, driver: string | null = 'Generic') => ({ name, driver, offline: false, error: 2 });

test('queues that print into a file or fax are left out', () => {
  const queues = [
    queue('EPSON TM-T20', 'EPSON TM-T20 Receipt5'),
    queue('Microsoft Print to PDF', 'Microsoft Print To PDF'),
    queue('Fax', 'Microsoft Shared Fax Driver'),
    queue('\\\\CAIXA\\Bar', null),
  ];
  expect(windowsPrinters(queues)).toEqual([
    { address: 'windows:EPSON TM-T20', name: 'EPSON TM-T20', via: 'windows' },
    { address: 'windows:\\\\CAIXA\\Bar', name: '\\\\CAIXA\\Bar', via: 'windows' },
  ]);
});

test('a name of any length and content is one that the service takes', () => {
  for (const name of [`${'a'.repeat(99)}😀`, 'Bar\u0000\u0007', ' '.repeat(3)]) {
    const [found] = windowsPrinters([queue(name)]);
    expect(foundPrinter.safeParse({ ...found, address: 'windows:Bar' }).success).toBe(true);
    expect(found?.name ?? '').not.toMatch(/[\p{Cc}\p{Cs}]/u);
  }
});

test('a printer on a USB cable has the name of its model', () => {
  expect(modelIn('MFG:EPSON;CMD:ESC/POS;MDL:TM-T20;CLS:PRINTER;')).toBe('TM-T20');
  expect(modelIn('MFG:Bematech;MDL:MP4200;DES:Bematech MP-4200 TH;')).toBe('Bematech MP-4200 TH');
  expect(modelIn('')).toBeNull();
});
