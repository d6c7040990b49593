import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './input-class.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  cents: number;
  onChange: (cents: number) => void;
  /** The currency sign, e.g. "R$". */
  sign: string;
  maxCents?: number;
};

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Digits come in from the right, as on a card machine: 1, 2, 5, 0 makes 12,50. */
export function MoneyInput({ cents, onChange, sign, maxCents = 99_999_999, className, ...rest }: Props) {
  return (
    <span className={cx('relative block min-w-0', className)}>
      <span aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 text-ink-2">
        {sign}
      </span>
      <input
        autoComplete="off"
        {...rest}
        type="text"
        inputMode="numeric"
        value={amount.format(cents / 100)}
        className={cx(inputClass, 'money h-13 pl-12 text-right font-medium')}
        onChange={(event) => onChange(Math.min(Number(event.target.value.replace(/\D/g, '')), maxCents))}
        onSelect={(event) => {
          // A caret between the digits would break the flow; selecting them to replace all is fine.
          const { selectionStart, selectionEnd, value } = event.currentTarget;
          if (selectionStart === selectionEnd && selectionEnd !== value.length) {
            event.currentTarget.setSelectionRange(value.length, value.length);
          }
        }}
      />
    </span>
  );
}
