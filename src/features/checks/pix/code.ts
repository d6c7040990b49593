import { generatePixPayload } from '@brazilian-utils/brazilian-utils';
import { inCode, shownAtBank } from './in-code.ts';

export interface PixReceiver {
  key: string;
  /** As banks show them: 25 and 15 characters. */
  name: string;
  city: string;
}

/**
 * A PIX 'copia e cola' to the house's own key, of exactly this amount; null where its receiver makes none. A code of a key that anybody holds may be paid any
 * number of times, and says nothing of when it was: the transaction's name is what the till knows it by.
 */
export function houseCode({ key, name, city }: PixReceiver, cents: number, txid: string): string | null {
  const shown = shownAtBank({ name, city });
  return generatePixPayload({
    key,
    merchantName: shown.name,
    merchantCity: shown.city,
    amount: cents / 100,
    txid,
  });
}

/** The field for which no code to this receiver can be made; null where one can. */
export function receiverFault(receiver: PixReceiver): keyof PixReceiver | null {
  if (houseCode(receiver, 1, 'C') !== null) return null;
  return (['name', 'city'] as const).find((field) => inCode(receiver[field]) === '') ?? 'key';
}

/** Names bill and part, as short as both stay apart: what stands at the end of an id is what is drawn by lot of it. */
export function txidOf(billId: string, partId: string): string {
  const tail = (id: string) => id.replaceAll('-', '').slice(-10).toUpperCase();
  return `C${tail(billId)}P${tail(partId)}`;
}
