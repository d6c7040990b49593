import { portuguese } from '../../orders/portuguese.ts';
import { closingText } from '../../till/closing/closing-text.ts';
import type { Till } from '../../till/contract.ts';
import type { TillPaper } from '../paper/paper.ts';

/** A till's fechamento; of an open till what it comes to so far. */
export function tillPaper(till: Till, { name, timezone }: { name: string; timezone: string }): TillPaper {
  const { restaurant, title, times, sections, notFiscal } = closingText(till, {
    restaurant: name,
    timezone,
    ...portuguese,
  });
  return { kind: 'till', restaurant, title, times, sections, notFiscal };
}
