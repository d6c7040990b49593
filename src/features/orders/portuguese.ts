import { formatMoney } from '#lib/money.ts';

/** A house's paper is Portuguese, whatever the screens speak. */
export const portuguese = { locale: 'pt-BR' } as const;
export const paperMoney = (cents: number) => formatMoney(cents, portuguese.locale);
