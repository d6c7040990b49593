import { expect, test } from 'vitest';
import type { EditedMenu } from '../../../editing/contract.ts';
import { choicesMadeAt } from './choices-made-at.ts';

test('choices are made at the station that they name, or at the one that took it over, and else with their dish', () => {
  const stations = [
    { id: 'hot', formerIds: [], isDefault: true },
    { id: 'bar', formerIds: ['cellar'], isDefault: false },
  ];
  const options = [
    { name: 'Guaraná', stationId: 'bar' },
    { name: 'Vinho', stationId: 'cellar' },
    { name: 'Farofa', stationId: null },
  ];
  const menu = { stations, optionGroups: [{ name: 'Bebida', options }] } as unknown as EditedMenu;
  expect(choicesMadeAt(menu, 'bar')).toEqual(['Guaraná (Bebida)', 'Vinho (Bebida)']);
  expect(choicesMadeAt(menu, 'hot')).toEqual([]);
});
