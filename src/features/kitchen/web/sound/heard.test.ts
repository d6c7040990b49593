import { expect, test } from 'vitest';
import { cold, hot, line, order, stations } from '../../sample-kitchen.ts';
import { ticketsOf } from '../../tickets.ts';
import { usualSound } from '../device.ts';
import { homesOf, insistentOf, soundsOf } from './heard.ts';

const knock = { tune: 'knock', volume: 'low' } as const;
const rise = { tune: 'rise', volume: 'low' } as const;
const sounds = { [hot]: knock, [cold]: rise };
const [shared] = ticketsOf([order('a', [line(1, 'A'), line(2, 'B', { stationId: cold })])], stations, null);
const [coldOnly] = ticketsOf([order('b', [line(1, 'C', { stationId: cold })])], stations, null);

test('every station of a ticket is heard when it comes, and again only those that want it', () => {
  expect(soundsOf(homesOf([shared!], stations), sounds)).toEqual([knock, rise]);
  expect(soundsOf(insistentOf([shared!, coldOnly!], stations), sounds)).toEqual([knock]);
  expect(insistentOf([coldOnly!], stations)).toEqual([]);
});

test('the same sound for several is heard once; what is made already, and a kitchen in one place', () => {
  expect(soundsOf(homesOf([shared!], stations), {})).toEqual([usualSound]);
  const [half] = ticketsOf([order('a', [line(1, 'A', { status: 'pronto' }), line(2, 'B')])], stations, null);
  expect(soundsOf(homesOf([half!], []), { kitchen: rise })).toEqual([rise]);
  const cooked = line(1, 'A', { status: 'pronto' });
  const [last] = ticketsOf([order('a', [cooked, line(2, 'B', { stationId: cold })])], stations, null);
  expect(homesOf([last!], stations).map((station) => station?.id)).toEqual([cold]);
});
