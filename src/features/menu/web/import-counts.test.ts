import { expect, test } from 'vitest';
import type { CsvProblem } from '../csv/contract.ts';
import { clearedCells, countTexts, problemsByLine } from './import-counts.ts';

const problem = (line: number, column: CsvProblem['column'] = 'price'): CsvProblem => ({
  line,
  column,
  problem: 'required',
  value: '',
});
const none = { new: 0, changed: 0, unchanged: 0, absent: 0 };

test('counts are said in words, one and many, and nothing is said of what there is none of', () => {
  expect(countTexts({ counts: { ...none, new: 12, changed: 3 }, problems: [problem(2), problem(7)] })).toEqual([
    '12 novos',
    '3 mudam',
    '2 com erro',
  ]);
  expect(countTexts({ counts: { new: 1, changed: 1, unchanged: 1, absent: 5 }, problems: [] })).toEqual([
    '1 novo',
    '1 muda',
    '1 sem mudança',
    '5 fora do arquivo',
  ]);
  expect(countTexts({ counts: none, problems: [] })).toEqual([]);
});

test('an empty cell where the menu has something takes that away', () => {
  const change = (from: string, to: string) => ({ column: 'description' as const, from, to });
  const rows = [
    { changes: [change('Na brasa', ''), change('', 'Novo')] },
    { changes: [change('a', 'b'), change('c', '')] },
  ];
  expect(clearedCells(rows)).toBe(2);
});

test('a line with several problems is one line with an error, and lines stand in the order of the table', () => {
  const problems = [problem(9), problem(3, 'name'), problem(3)];
  expect(problemsByLine(problems).map(([line, its]) => [line, its.map(({ column }) => column)])).toEqual([
    [3, ['name', 'price']],
    [9, ['price']],
  ]);
  expect(countTexts({ counts: none, problems })).toEqual(['2 com erro']);
});
