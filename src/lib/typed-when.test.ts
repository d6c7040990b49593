import { expect, test } from 'vitest';
import { typedDay, typedOpeningTime, typedTime } from './typed-when.ts';

const faults = (schema: ReturnType<typeof typedDay>, sent: unknown) =>
  schema.safeParse(sent).error?.issues.map(({ message }) => message) ?? [];

test('an empty field is required, and what cannot be is invalid: once each', () => {
  for (const empty of ['', '  ', null, undefined]) {
    expect(faults(typedDay('fields.code_required'), empty)).toEqual(['fields.code_required']);
    expect(faults(typedTime('fields.code_required'), empty)).toEqual(['fields.code_required']);
  }
  for (const none of ['29/02/2027', '2027-02-29', 'amanhã'])
    expect(faults(typedDay('fields.code_required'), none), none).toEqual(['fields.date_invalid']);
  for (const none of ['24:00', '8pm', '20:60'])
    expect(faults(typedTime('fields.code_required'), none), none).toEqual(['fields.time_invalid']);
  expect(faults(typedDay('fields.code_required'), '2028-02-29')).toEqual([]);
  expect(faults(typedTime('fields.code_required'), '23:59')).toEqual([]);
});

test('of 24:00 where something opens it is said what midnight is', () => {
  const opening = typedOpeningTime('fields.code_required');
  expect(faults(opening, '24:00')).toEqual(['fields.opens_at_end']);
  expect(faults(opening, '20:60')).toEqual(['fields.time_invalid']);
  expect(faults(opening, '')).toEqual(['fields.code_required']);
  expect(faults(opening, '00:00')).toEqual([]);
});
