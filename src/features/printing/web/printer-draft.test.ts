import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { draftFaults, newDraft } from './printer-draft.ts';

test('a printer without a name, or whose computer would not find it, is not sent', () => {
  const bar = { ...newDraft('agent', true), name: 'Bar', address: '192.168.0.50' };
  expect(draftFaults(bar)).toEqual({});
  expect(draftFaults({ ...bar, name: ' ' })).toEqual({ name: m['fields.name_required']() });
  for (const address of ['', 'EPSON'])
    expect(draftFaults({ ...bar, address })).toEqual({ address: m['fields.printer_address']() });
  expect(draftFaults({ ...bar, address: '192.0.2.10' })).toEqual({ address: m['fields.printer_address_outside']() });
  // One that fetches has none.
  expect(draftFaults({ ...newDraft('star', true), name: 'Bar' })).toEqual({});
});
