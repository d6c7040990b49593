import { generatePixPayload } from '@brazilian-utils/brazilian-utils';

/** A key and a receiver that exist nowhere: the code is well formed, and no bank pays it. */
const key = '6b2f4e0a-5f0b-4d0a-9a55-7a6c4a6d2c11';
const receiver = { merchantName: 'Comanda Sandbox', merchantCity: 'Sao Paulo' };

/** The payload format, which every code begins with, and what follows it in a code that is paid once ('point of initiation'). */
const format = '000201';
const paidOnce = '010212';

/** A PIX 'copia e cola' for exactly this amount, to be paid once, with the payment's id as its transaction id. */
export function pixCode(paymentId: string, amountCents: number): string {
  const code = generatePixPayload({ key, ...receiver, amount: amountCents / 100, txid: txidOf(paymentId) });
  if (!code?.startsWith(format)) throw new Error(`No PIX code for ${amountCents}`);
  // The library writes codes with a key for any number of payments: the field goes in, and the sum over all is made anew.
  const whole = format + paidOnce + code.slice(format.length, -4);
  return whole + checksum(whole);
}

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** A UUID's 128 bits as 25 letters and digits, which is as much as a static code may carry. */
export function txidOf(paymentId: string): string {
  return BigInt(`0x${paymentId.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase()
    .padStart(25, '0');
}
