import { expect, test } from 'vitest';
import { choiceCounts, countedText } from './choice-counts.ts';
import { choiceNames } from './choice-names.ts';
import { countedNames } from './counted-names.ts';

const choice = (name: string, optionId: string) => ({ name, optionId, group: 'g', priceDeltaCents: 0 });

test('a choice that was taken twice is told once, with how often', () => {
  const choices = [choice('Chocolate', 'a'), choice('Chocolate', 'a'), choice('Creme', 'b')];
  expect(choiceNames({ choices })).toEqual(['2x Chocolate', 'Creme']);
});

test('choices of two groups that have the same name are two choices', () => {
  expect(choiceNames({ choices: [choice('Alho', 'sauce'), choice('Alho', 'extra')] })).toEqual(['Alho', 'Alho']);
});

test('where no option is known its name tells it apart', () => {
  expect(countedNames(['Creme', 'Creme', 'Coco'], [null, null, null])).toEqual(['2x Creme', 'Coco']);
  expect(choiceNames({ choices: 'no list' as never })).toEqual([]);
});

test('counts and names of the same choices agree', () => {
  const choices = [choice('Alho', 'sauce'), choice('Creme', 'b'), choice('Alho', 'extra'), choice('Creme', 'b')];
  expect(choiceCounts({ choices })).toEqual([
    { name: 'Alho', times: 1 },
    { name: 'Creme', times: 2 },
    { name: 'Alho', times: 1 },
  ]);
  expect(choiceCounts({ choices }).map(countedText)).toEqual(choiceNames({ choices }));
  expect(choiceCounts({ choices: 'no list' as never })).toEqual([]);
});
