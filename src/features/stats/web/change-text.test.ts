import { expect, test } from 'vitest';
import { ordersChange, revenueChange } from './change-text.ts';

const figures = (orders: number, revenueCents: number) => ({ orders, revenueCents, averageCents: null });
const monday = '2026-11-30';

test('today is compared with the same weekday, and longer periods with the days before them', () => {
  const compared = { ...figures(50, 112_000), before: figures(48, 100_000) };
  expect(ordersChange(compared, 'today', monday)).toEqual({ text: '2 a mais que na segunda passada', more: true });
  expect(revenueChange(compared, 'today', monday)?.text).toBe('12% a mais que na segunda passada');
  expect(ordersChange(compared, 'sevenDays', monday)?.text).toBe('2 a mais que nos 7 anteriores');
  const less = { ...compared, before: figures(50, 224_000) };
  expect(ordersChange(less, 'thirtyDays', monday)?.text).toBe('Igual aos 30 anteriores');
  expect(revenueChange(less, 'thirtyDays', monday)).toEqual({
    text: '50% a menos que nos 30 anteriores',
    more: false,
  });
});

test('nothing is compared with nothing', () => {
  expect(ordersChange({ ...figures(5, 100), before: null }, 'today', monday)).toBeNull();
  expect(ordersChange({ ...figures(5, 100), before: figures(0, 0) }, 'today', monday)).toBeNull();
  expect(revenueChange({ ...figures(5, 100), before: figures(1, 0) }, 'sevenDays', monday)).toBeNull();
});
