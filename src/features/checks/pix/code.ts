import { generatePixPayload } from '@brazilian-utils/brazilian-utils';

export interface PixReceiver {
  key: string;
  /** As banks show them: 25 and 15 characters. */
  name: string;
  city: string;
}

/**
 * A PIX 'copia e cola' to the house's own key, of exactly this amount. A code of a key that anybody holds may be paid any number of times, and says nothing
 * of when it was: the transaction's name is what the till knows it by.
 */
export function houseCode({ key, name, city }: PixReceiver, cents: number, txid: string): string {
  const code = generatePixPayload({ key, merchantName: name, merchantCity: city, amount: cents / 100, txid });
  if (!code) throw new Error(`No PIX code for ${cents}`);
  return code;
}

/** Names bill and part, as short as both stay apart: what stands at the end of an id is what is drawn by lot of it. */
export function txidOf(billId: string, partId: string): string {
  const tail = (id: string) => id.replaceAll('-', '').slice(-10).toUpperCase();
  return `C${tail(billId)}P${tail(partId)}`;
}
