import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { customerErrors } from './customer-draft.ts';

const payer = { name: 'Ana Souza', email: 'ana@casa.example', document: '529.982.247-25', phone: '(11) 98888-7777' };

test('who pays is taken as a person or as a company, in letters or in digits', () => {
  for (const document of ['529.982.247-25', '52998224725', '12.ABC.345/01DE-35', '12abc34501de35'])
    expect(customerErrors({ ...payer, document }), document).toEqual({});
});

test.each([
  [{ name: ' ' }, { 'customer.name': m['fields.name_required']() }],
  [{ email: 'ana' }, { 'customer.email': m['fields.email_invalid']() }],
  [{ document: ' ' }, { 'customer.document': m['fields.document_required']() }],
  [{ document: '529.982.247-26' }, { 'customer.document': m['fields.document_invalid']() }],
  [{ document: '12.ABC.345/01DE-36' }, { 'customer.document': m['fields.document_invalid']() }],
  [{ phone: '' }, { 'customer.phone': m['fields.phone_required']() }],
  [{ phone: '3000-0000' }, { 'customer.phone': m['fields.phone_whole']() }],
])('%j is said at its field', (changes, errors) => {
  expect(customerErrors({ ...payer, ...changes })).toEqual(errors);
});
