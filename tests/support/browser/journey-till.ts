import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, type Language, textIn } from './journey.ts';

/** Of the plain dish. */
export const dishCents = 2_490;

/** Chooses from the card's menu of rarer actions. */
export async function fromTheMenu(page: Page, card: Locator, language: Language, table: number, action: string) {
  const t = textIn(language);
  await card.getByRole('button', { name: t('orders.more', { number: table }) }).click();
  await page.getByRole('menuitem', { name: t(action) }).click();
}

/** What becomes of dishes that are not ready while their bill is closed: made all the same, out already, or cancelled. */
export async function sayOfUnready(page: Page, language: Language, answer: 'make' | 'gone' | 'void') {
  const t = textIn(language);
  const question = page.getByRole('alertdialog').filter({ hasText: t('bills.unready.make') });
  await expectAccessible(page);
  await question.getByRole('button', { name: t(`bills.unready.${answer}`) }).click();
  await expect(question).toBeHidden();
}

/** The figure as the screen has it, whatever its spaces and signs. */
export const figure = (cents: number) => new RegExp((cents / 100).toFixed(2).replace('.', '[.,]'));

/** That the payments do not come to the total is told where they are entered, and there they are. */
export async function expectAskedToPay(dialog: Locator, language: Language, key: string) {
  const t = textIn(language);
  const pix = dialog.getByLabel(t('bills.amountIn', { method: t('bills.method.pix') }));
  await expect(pix).toBeFocused();
  await expect(pix).toHaveAccessibleDescription(t(key));
  for (const part of [pix, dialog.getByText(t(key))]) await expect(part).toBeInViewport({ ratio: 1 });
}
