import { describe, expect, test } from 'vitest';
import type { OptionGroup, Product } from '../menu/contract.ts';
import { isGroupFull, isRepeatable, lackingIn, press, pricedChoice, startingChoice, takeTimes } from './choices.ts';
import { groupsOf } from './chosen.ts';

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
    const chosen = press(side, ['coco'], 'pure');
    expect([...chosen]).toEqual(['pure']);
    expect([...press(side, chosen, 'pure')]).toEqual(['pure']);
  });

  test('up to two: a third changes nothing until one is cleared', () => {
    const two = press(extras, press(extras, ['coco'], 'farofa'), 'castanha');
    expect(isGroupFull(extras, two)).toBe(true);
    expect(press(extras, two, 'banana')).toBe(two);
    expect([...press(extras, press(extras, two, 'farofa'), 'banana')]).toEqual(['coco', 'castanha', 'banana']);
  });

  test('says how many are missing, and where', () => {
    expect([...lackingIn([side, sauces, extras], ['farofa'])]).toEqual([
      ['side', 1],
      ['sauces', 1],
    ]);
    expect(lackingIn(groups, press(side, startingChoice(groups), 'coco')).size).toBe(0);
  });

  test('is settled in the order and at the price of the menu', () => {
    expect(pricedChoice(product, groups, ['castanha', 'pure'])).toEqual({
      optionIds: ['pure', 'castanha'],
      choices: ['pure', 'castanha'],
      seenUnitCents: 5490 + 600 + 700,
    });
  });
});

describe('a group of which one choice may be taken several times', () => {
  const scoops: OptionGroup = { ...extras, id: 'scoops', min: 3, max: 3, repeats: true };

  test('counts each time that it is taken', () => {
    const two = takeTimes(['pure'], 'farofa', 2);
    expect(two).toEqual(['pure', 'farofa', 'farofa']);
    expect(lackingIn([scoops], two).get('scoops')).toBe(1);
    const three = takeTimes(two, 'banana', 1);
    expect([lackingIn([scoops], three).size, isGroupFull(scoops, three)]).toEqual([0, true]);
    expect(takeTimes(three, 'farofa', 0)).toEqual(['pure', 'banana']);
  });

  test('is settled in the order of the menu, each as often as it was taken', () => {
    expect(pricedChoice(product, [scoops], ['banana', 'farofa', 'banana'])).toEqual({
      optionIds: ['farofa', 'banana', 'banana'],
      choices: ['farofa', 'banana', 'banana'],
      seenUnitCents: 5490 + 800 + 2 * 300,
    });
  });

  test('of what was chosen before, a group that no longer repeats keeps each choice once', () => {
    const before = ['farofa', 'farofa', 'banana'];
    expect(startingChoice([scoops], before)).toEqual(before);
    expect(startingChoice([{ ...scoops, repeats: false }], before)).toEqual(['farofa', 'banana']);
    expect(isRepeatable({ ...scoops, min: 0, max: 1 })).toBe(false);
  });
});
