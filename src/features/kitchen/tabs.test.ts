import { expect, test } from 'vitest';
import { cold, hot, line, minute, order, start, stations } from './sample-kitchen.ts';
import { dueAtsOf, lateOf, tabsOf, viewOf } from './tabs.ts';

test('an address names stations, all of them, or the pass; what is not known shows all', () => {
  expect(viewOf('expedicao', stations)).toBe('pass');
  expect(viewOf(hot, stations)).toEqual({ chosen: new Set([hot]) });
  for (const asked of [null, '', 'todas', 'gone', `${hot},${cold}`])
    expect(viewOf(asked, stations)).toEqual({ chosen: null });
});

test('a station that was given up is looked at where its work went', () => {
  const [first, second] = stations;
  const merged = [first!, { ...second!, formerIds: ['bar'] }];
  expect(viewOf('bar', merged)).toEqual({ chosen: new Set([cold]) });
  expect(viewOf(`bar,${cold}`, merged)).toEqual({ chosen: new Set([cold]) });
});

test('each tab counts its open tickets and those that are late', () => {
  const orders = [
    order('a', [line(1, 'A'), line(2, 'B', { stationId: cold })]),
    order('b', [line(1, 'C', { stationId: cold })], { createdAt: new Date(start + 14 * minute).toISOString() }),
  ];
  const words = { all: 'Todas', pass: 'Expedição' };
  const tabs = tabsOf(orders, stations, { chosen: new Set([hot]) }, words);
  const now = start + 15 * minute;
  expect(tabs.map((tab) => [tab.label, tab.count, lateOf(tab, now), tab.current])).toEqual([
    ['Cozinha quente', 1, 0, true],
    ['Fria', 2, 1, false],
    ['Todas', 2, 0, false],
    ['Expedição', 1, 0, false],
  ]);
  // The head of a column of the pass counts the same, from the first moment on.
  for (const at of [start + 10 * minute, now, start + 24 * minute])
    for (const [index, { id }] of stations.entries())
      expect(lateOf({ dueAts: dueAtsOf(orders, stations, new Set([id])) }, at)).toBe(lateOf(tabs[index]!, at));
});
