import { client } from '#client/diner-api.ts';
import type { Stock } from '../../../../menu/availability/contract.ts';
import type { Menu } from '../../../../menu/contract.ts';
import { leftOf, withStock } from '../../../../menu/stock.ts';
import { leftText } from '../../../../menu/web/diner/left-text.ts';
import type { Refusal } from '../../../order.ts';
import { lacks } from '../../../stock/left.ts';
import type { Line } from '../comanda/comanda.ts';

/** What a phone knows of counting: nothing of this is loaded where a restaurant counts nothing. */
export function countingOf(menu: Menu, stock: Stock) {
  const left = leftOf(menu, stock);
  return {
    /** The menu without what was counted down to nothing. */
    menu: withStock(menu, left),
    left: (id: string) => left.get(id),
    /** In words how many are left, of what there are few of. */
    fewOf(id: string): string | undefined {
      const count = left.get(id) ?? 0;
      return count > 0 && count <= stock.shownFrom ? leftText(count) : undefined;
    },
    /** The lines that ask for more than is left, by their place. */
    short(lines: readonly Line[]): Refusal[] {
      return lacks(lines, left).map(({ line, id, left }) => {
        const { name: product, choices, optionIds } = lines[line]!;
        return { code: 'not_enough_left', line, product, option: choices[optionIds.indexOf(id)] ?? null, left };
      });
    },
  };
}
export type Counting = ReturnType<typeof countingOf>;

export async function readCounting(slug: string): Promise<(menu: Menu) => Counting> {
  const stock = await client.menu.stock({ slug });
  return (menu) => countingOf(menu, stock);
}
