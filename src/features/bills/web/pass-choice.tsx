import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { NumberStepper } from '#ui/number-stepper.tsx';
import type { Order } from '../../orders/contract.ts';
import { choiceNames } from '../../orders/lines/choice-names.ts';
import type { OrderLine } from '../../orders/lines/contract.ts';
import { wordsOf } from '../../orders/lines/words.ts';
import { lineCents } from '../../orders/order.ts';
import type { PassedPiece } from '../passing.ts';

interface PassChoiceProps {
  orders: readonly Order[];
  pieces: readonly PassedPiece[];
  onChange: (piece: PassedPiece) => void;
}

/** How many pieces of each line go, order by order. */
export function PassChoice({ orders, pieces, onChange }: PassChoiceProps) {
  return (
    <section aria-label={m['bills.pass.choose']()} className="rounded-lg bg-sunken p-2">
      <h3 className="px-2 py-2 font-semibold text-ink-2 text-sm">{m['bills.pass.choose']()}</h3>
      <ul className="grid gap-2">
        {orders.map(({ id, number, lines }) => (
          <li key={id} className="rounded-md bg-surface px-3 py-1">
            <p className="pt-2 text-ink-2 text-sm">{m['bills.receipt.order']({ number })}</p>
            <ul>
              {lines.map((line) => (
                <Line
                  key={line.line}
                  line={line}
                  quantity={pieces.find((each) => each.orderId === id && each.line === line.line)?.quantity ?? 0}
                  onChange={(quantity) => onChange({ orderId: id, line: line.line, quantity })}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  line: OrderLine;
  quantity: number;
  onChange: (quantity: number) => void;
}

function Line({ line, quantity, onChange }: LineProps) {
  const { name } = line;
  const detail = [...choiceNames(line), ...wordsOf(line)].join(', ');
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5 not-first:border-hairline not-first:border-t">
      <div className="min-w-0 grow">
        <p className={cx('leading-snug wrap-anywhere', quantity > 0 && 'font-semibold text-brand-ink')}>
          <span className="tabular-nums">{m['bills.pass.piece'](line)}</span>
        </p>
        <p className="text-ink-2 text-sm wrap-anywhere">
          <span className="money">{formatMoney(lineCents(line), getLocale())}</span>
          {detail && ` · ${detail}`}
        </p>
      </div>
      <NumberStepper
        value={quantity}
        max={line.quantity}
        onChange={onChange}
        label={m['bills.pass.of']({ name })}
        decreaseLabel={m['bills.pass.fewer']({ name })}
        increaseLabel={m['bills.pass.more']({ name })}
      />
    </li>
  );
}
