import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { faultsOf } from './faults.ts';

const right = {
  customerName: 'Ana',
  customerEmail: 'ana@guest.example',
  customerPhone: '(11) 98888-7777',
  date: '2026-12-03',
  time: '20:00',
  guests: 4,
};
const rules = { form: 'guest', firstDay: '2026-12-01' } as const;

test('a whole form has nothing wrong with it; an empty one is told of every field, in the words of its form', () => {
  expect(faultsOf(right, rules)).toEqual({});
  const empty = { customerName: ' ', customerEmail: '', customerPhone: '', date: '', time: '', guests: Number.NaN };
  expect(faultsOf(empty, rules)).toEqual({
    customerName: m['fields.name_required'](),
    customerEmail: m['fields.reservation_email'](),
    customerPhone: m['fields.reservation_phone'](),
    date: m['fields.reservation_date_guest'](),
    time: m['fields.reservation_time_guest'](),
    guests: m['fields.reservation_guests_guest'](),
  });
  expect(Object.keys(faultsOf(empty, { form: 'staff' }))).not.toContain('customerEmail');
});

test.each([
  ['1234', 'phone_whole'],
  ['3000-8000', 'phone_whole'],
  ['sem', 'phone_whole'],
  ['(81) 3000-8000', null],
  ['+1 415 555 0100', null],
] as const)('the telephone %s', (customerPhone, fault) => {
  expect(faultsOf({ ...right, customerPhone }, rules).customerPhone).toBe(fault ? m[`fields.${fault}`]() : undefined);
});

test('a half number that was noted long ago is kept, and no other one', () => {
  const edit = { form: 'staff', phoneBefore: '1234' } as const;
  expect(faultsOf({ ...right, customerPhone: '1234' }, edit)).toEqual({});
  expect(faultsOf({ ...right, customerPhone: '123' }, edit)).toHaveProperty('customerPhone');
});

test('days that no calendar has, that are over, or that are too far ahead are said', () => {
  const said = (date: string) => faultsOf({ ...right, date }, rules).date;
  expect(said('31/02/2027')).toBe(m['fields.date_invalid']());
  expect(said('2026-11-30')).toBe(m['fields.reservation_date_past']());
  expect(said('2027-12-01')).toBeUndefined();
  expect(said('2027-12-02')).toBe(m['errors.reservation_too_far']());
  expect(faultsOf({ ...right, time: '25:00' }, rules).time).toBe(m['fields.time_invalid']());
});
