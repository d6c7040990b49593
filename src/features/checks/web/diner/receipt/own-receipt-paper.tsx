import { m } from '#generated/messages/messages.js';
import { Sum, Sums } from '#ui/sums.tsx';
import { changeText } from '../../../../bills/web/diner/change-text.ts';
import { payerText } from '../../../../bills/web/diner/payer-text.ts';
import { ReceiptSheet } from '../../../../bills/web/diner/receipt-sheet.tsx';
import type { ReceiptHead } from '../../../../bills/web/diner/receipt-text.ts';
import type { OwnReceipt } from '../../../receipt/contract.ts';
import { money } from '../money.ts';
import { useLineWords } from '../use-line-words.ts';
import { countOf, partWord, sumsOf } from './receipt-words.ts';

/** One part that is paid, to be read and to be printed: what of the bill it is, its share of the fee, and how it was paid. */
export function OwnReceiptPaper({ receipt, number, head }: { receipt: OwnReceipt; number: number; head: ReceiptHead }) {
  const words = useLineWords();
  const { lines, cents, at, receivedCents } = receipt;
  const change = changeText({ receivedCents, keptCents: cents });
  return (
    <ReceiptSheet title={m['checks.receipt.paid']()} tableNumber={number} at={at} {...head}>
      {lines.length === 0 ? (
        <p className="border-hairline border-b py-4 font-medium">{partWord(receipt)}</p>
      ) : (
        <ul className="grid gap-3 border-hairline border-b py-4">
          {lines.map((line) => {
            const { name, choices } = words(line);
            const { count, share } = countOf(line);
            return (
              <li
                key={`${line.orderId} ${line.line}`}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-2"
              >
                <span className="min-w-5 text-ink-3 tabular-nums">{count}x</span>
                <div>
                  <p dir="auto" className="font-medium wrap-anywhere">
                    {name}
                  </p>
                  {choices.length > 0 && <p className="text-ink-2 text-sm">{choices.join(', ')}</p>}
                  {share && <p className="text-ink-2 text-sm">{share}</p>}
                </div>
                <span className="money">{money(line.cents)}</span>
              </li>
            );
          })}
        </ul>
      )}
      <Sums className="pt-4">
        {sumsOf(receipt).map(({ label, amount }) => (
          <Sum key={label} label={label}>
            {amount}
          </Sum>
        ))}
        <Sum label={m['checks.receipt.total']()} strength="grand">
          {money(cents)}
        </Sum>
        <Sum label={payerText(null, receipt, head.timezone)}>{money(cents)}</Sum>
        {change && <p className="text-ink-2 text-sm">{change}</p>}
      </Sums>
    </ReceiptSheet>
  );
}
