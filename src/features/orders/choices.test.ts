import { describe, expect, test } from 'vitest';
import type { OptionGroup, Product } from '../menu/contract.ts';
import { groupsOf, isGroupFull, lackingIn, press, pricedChoice, startingChoice } from './choices.ts';

const option = (id: string, priceDeltaCents = 0, available = true) => ({ id, name: id, priceDeltaCents, available });
const side: OptionGroup = {
  id: 'side',
  name: 'Acompanhamento',
  min: 1,
  max: 1,
  options: [option('pirao', 0, false), option('coco'), option('pure', 600)],
};
const extras: OptionGroup = {
  id: 'extras',
  name: 'Adicionais',
  min: 0,
  max: 2,
  options: [option('farofa', 800), option('castanha', 700), option('banana', 300)],
};
const sauces: OptionGroup = { ...extras, id: 'sauces', min: 2, max: 3 };
const product = { id: 'p', priceCents: 5490, optionGroupIds: ['side', 'extras', 'gone'] } as unknown as Product;
const groups = groupsOf(product, new Map([side, extras].map((group) => [group.id, group])));

describe('a product with choices', () => {
  test('begins with nothing chosen for the guest, or with what was chosen before and can still be had', () => {
    expect([...startingChoice(groups)]).toEqual([]);
    expect([...lackingIn(groups, startingChoice(groups)).keys()]).toEqual(['side']);
    expect([...startingChoice(groups, ['pure', 'pirao', 'gone'])]).toEqual(['pure']);
  });

  test('exactly one: another takes its place and none cannot be had', () => {
    const chosen = press(side, new Set(['coco']), 'pure');
    expect([...chosen]).toEqual(['pure']);
    expect([...press(side, chosen, 'pure')]).toEqual(['pure']);
  });

  test('up to two: a third changes nothing until one is cleared', () => {
    const two = press(extras, press(extras, new Set(['coco']), 'farofa'), 'castanha');
    expect(isGroupFull(extras, two)).toBe(true);
    expect(press(extras, two, 'banana')).toBe(two);
    expect([...press(extras, press(extras, two, 'farofa'), 'banana')]).toEqual(['coco', 'castanha', 'banana']);
  });

  test('says how many are missing, and where', () => {
    expect([...lackingIn([side, sauces, extras], new Set(['farofa']))]).toEqual([
      ['side', 1],
      ['sauces', 1],
    ]);
    expect(lackingIn(groups, press(side, startingChoice(groups), 'coco')).size).toBe(0);
  });

  test('is settled in the order and at the price of the menu', () => {
    expect(pricedChoice(product, groups, new Set(['castanha', 'pure']))).toEqual({
      optionIds: ['pure', 'castanha'],
      choices: ['pure', 'castanha'],
      seenUnitCents: 5490 + 600 + 700,
    });
  });
});
