import { expect, test } from 'vitest';
import { chairLook, seatingLook, seatingOf, seatings } from './seating-look.ts';

test('a table is taken, reserved or free, whatever else it is about', () => {
  const states = ['called', 'bill', 'ready', 'paid', 'seated', 'joined'] as const;
  expect(states.map((state) => seatingOf({ state }))).toEqual(states.map(() => 'taken'));
  expect([seatingOf({ state: 'reserved' }), seatingOf({ state: 'free' })]).toEqual(['reserved', 'free']);
});

test('only what wants somebody has a colour: no table is red, amber, green or blue for who sits there', () => {
  for (const look of seatings.flatMap((seating) => [seatingLook[seating], chairLook[seating]]))
    expect(look).not.toMatch(/red|danger|yellow|green|blue|brand/);
});
