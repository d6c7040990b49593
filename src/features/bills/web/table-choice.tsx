import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { FloorTable } from '../../tables/contract.ts';
import { ageText, restText } from '../../tables/web/texts.ts';
import { isWithoutOrders } from '../../tables/without-orders.ts';

interface TableChoiceProps {
  legend: string;
  tables: readonly FloorTable[];
  now: number;
  chosen: string | null;
  onChange: (id: string) => void;
}

/** Radio buttons underneath: arrows move, one tab stop. */
export function TableChoice({ legend, tables, now, chosen, onChange }: TableChoiceProps) {
  const name = useId();
  return (
    <fieldset className="rounded-lg bg-sunken p-4">
      <legend className="float-left mb-3 w-full font-semibold text-ink-2 text-sm">{legend}</legend>
      <div className="clear-both grid grid-cols-2 gap-3 sm:grid-cols-3">
        {tables.map((table) => (
          <label
            key={table.id}
            className={cx(
              'relative grid min-h-19 min-w-0 grid-cols-[minmax(0,1fr)] content-center rounded-[18px] bg-surface px-2 py-2.5 text-center transition hover:bg-tint',
              'has-checked:bg-tint-2 has-checked:text-brand-ink has-checked:ring-3 has-checked:ring-brand has-checked:ring-offset-3 has-checked:ring-offset-sunken',
              'has-focus-visible:outline-2 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={table.id === chosen}
              onChange={() => onChange(table.id)}
              className="absolute inset-0 appearance-none rounded-[18px] outline-none"
            />
            <b className="text-lg tabular-nums">{m['tables.table']({ number: table.number })}</b>
            {isWithoutOrders(table) ? (
              <span className="text-sm">{m['tables.openWithoutOrders']()}</span>
            ) : table.bill ? (
              <span className="flex flex-wrap justify-center gap-x-2 text-sm tabular-nums">
                <span className="money">{restText(table.bill)}</span>
                <span className="whitespace-nowrap text-ink-2">{ageText(table.bill.since, now)}</span>
              </span>
            ) : (
              <span className="text-green text-sm">{m['bills.pass.free']()}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
