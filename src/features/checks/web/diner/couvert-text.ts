import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { TableCheck } from '../../told/contract.ts';

/** 'Hoje: Trio Sabiá ao vivo, couvert R$ 15,00 por pessoa, opcional', where the house says who plays. */
export function couvertText({ cents, artist }: TableCheck['couvertToday']): string {
  const amount = formatMoney(cents, getLocale());
  if (artist) return m['checks.tonight.by']({ artist, amount });
  return artist === null ? m['checks.tonight.plain']({ amount }) : m['checks.tonight.live']({ amount });
}
