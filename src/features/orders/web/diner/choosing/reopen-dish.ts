import { wasReadAnew } from '#client/read-anew.ts';
import { keptChoice } from './kept-choice.ts';

/** After a fault of the page, the dish that was being chosen is opened again, as by a tap on it. */
export function reopenDish(): void {
  if (!wasReadAnew() || document.querySelector('dialog[open]')) return;
  const kept = keptChoice();
  const dishes = [...document.querySelectorAll<HTMLElement>('[data-at]')];
  dishes.find(({ dataset }) => dataset.at === kept?.productId)?.click();
}
