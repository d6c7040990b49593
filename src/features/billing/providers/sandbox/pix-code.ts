import { generatePixPayload } from '@brazilian-utils/brazilian-utils';

/** A key and a receiver that exist nowhere: the code is well formed, and no bank pays it. */
const key = '6b2f4e0a-5f0b-4d0a-9a55-7a6c4a6d2c11';
const receiver = { merchantName: 'Comanda Sandbox', merchantCity: 'Sao Paulo' };

/** A PIX 'copia e cola' for exactly this amount, with the payment's id as its transaction id. */
export function pixCode(paymentId: string, amountCents: number): string {
  const code = generatePixPayload({ key, ...receiver, amount: amountCents / 100, txid: txidOf(paymentId) });
  if (!code) throw new Error(`No PIX code for ${amountCents}`);
  return code;
}

/** A UUID's 128 bits as 25 letters and digits, which is as much as a static code may carry. */
export function txidOf(paymentId: string): string {
  return BigInt(`0x${paymentId.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase()
    .padStart(25, '0');
}
