import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime } from '#lib/time.ts';
import { changeText } from '../../../../bills/web/diner/change-text.ts';
import { payerText } from '../../../../bills/web/diner/payer-text.ts';
import type { ReceiptHead } from '../../../../bills/web/diner/receipt-text.ts';
import type { OwnReceipt } from '../../../receipt/contract.ts';
import { money } from '../money.ts';
import { lineWords } from '../use-line-words.ts';
import { countOf, partWord, sumsOf } from './receipt-words.ts';

/** What the receipt of a part says, to be sent to somebody, who is told nothing of 'you'. */
export function ownReceiptText(
  receipt: OwnReceipt,
  number: number,
  { restaurantName, timezone }: Omit<ReceiptHead, 'logoUrl'>,
): string {
  const { lines, cents, at, receivedCents } = receipt;
  const change = changeText({ receivedCents, keptCents: cents });
  return [
    restaurantName,
    `${m['diner.table']({ number })} · ${formatDateTime(at, getLocale(), timezone)}`,
    '',
    m['checks.receipt.sent'](),
    ...lines.flatMap((line) => {
      const { name, choices } = lineWords(line, () => undefined);
      const { count, share } = countOf(line);
      return [
        `${count}x ${name}${share ? ` (${share})` : ''}: ${money(line.cents)}`,
        ...choices.map((choice) => `  ${choice}`),
      ];
    }),
    ...(lines.length === 0 ? [partWord(receipt)] : []),
    ...sumsOf(receipt).map(({ label, amount }) => `${label}: ${amount}`),
    `${m['diner.total']()}: ${money(cents)}`,
    payerText(null, receipt, timezone),
    ...(change ? [change] : []),
    '',
    m['diner.notFiscal'](),
  ].join('\n');
}
