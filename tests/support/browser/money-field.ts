import { expect, type Locator } from '@playwright/test';
import { moneyText } from '../../../src/lib/typed-money.ts';
import type { Language } from './journey.ts';

/** An amount is typed as it is written, and pasted from wherever. */
export async function expectMoneyField(field: Locator, language: Language) {
  for (const [typed, cents] of [
    ['15', 1_500],
    ['1.234,56', 123_456],
    ['1234.56', 123_456],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(moneyText(cents, language));
  }
}
