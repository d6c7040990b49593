import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';

export const money = (cents: number) => formatMoney(cents, getLocale());
