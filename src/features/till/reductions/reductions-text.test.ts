import { expect, test } from 'vitest';
import { feeHint } from '../fee-text.ts';
import { reductionGroups } from './reductions-text.ts';

test('what left the bills is told kind by kind, with reasons and names; what there was none of is not told', () => {
  const corrections = [
    { kind: 'void' as const, reason: 'Queimou', count: 2, cents: 900, people: ['Ana', 'Bia'] },
    { kind: 'void' as const, reason: 'Desistiu', count: 1, cents: 100, people: ['Ana'] },
    { kind: 'edit' as const, reason: null, count: 1, cents: 50, people: ['Caio'] },
  ];
  expect(reductionGroups({ corrections, discounts: [{ by: null, count: 1, cents: 5 }] }, 'pt-BR')).toEqual([
    {
      title: 'Estornos, 3×',
      cents: 1000,
      rows: [
        { label: 'Queimou, 2×, aprovado por Ana e Bia', cents: 900 },
        { label: 'Desistiu, 1×, aprovado por Ana', cents: 100 },
      ],
    },
    { title: 'Edições para menos, 1×', cents: 50, rows: [{ label: 'Por Caio, 1×', cents: 50 }] },
    { title: 'Descontos, 1×', cents: 5, rows: [{ label: 'Em conta paga pelos clientes, 1×', cents: 5 }] },
  ]);
  expect(reductionGroups({ corrections: [], discounts: [] }, 'en')).toEqual([]);
});

test('the fee says of what it is made', () => {
  expect(feeHint({ bills: 0, orders: 0 }, 'pt-BR')).toBeUndefined();
  expect(feeHint({ bills: 2, orders: 1 }, 'en')).toContain('From 2 bills closed and 1 order paid separately');
});
