import { type ComponentProps, useRef, useState } from 'react';
import { getLocale } from '#generated/messages/runtime.js';
import { centsOf, moneyText } from '#lib/typed-money.ts';
import { cx } from './cx.ts';
import { inputClass } from './input-class.ts';

type Props<Empty extends number | null> = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** Null: nothing; NaN: what is typed is no amount. */
  cents: number | null;
  /** What is typed may be below zero: whether that can be is for whoever takes it to say. */
  onChange: (cents: number | NoInfer<Empty>, typed: string) => void;
  /** The currency sign, e.g. "R$". */
  sign: string;
  /** What an empty field comes to. Left out, an empty field is no amount. */
  empty?: Empty;
};

/** An amount as people write it: 15 is fifteen reais. What is typed stays as it was typed until the field is left. */
export function MoneyInput<Empty extends number | null = number>({
  cents,
  onChange,
  sign,
  empty,
  className,
  onBlur,
  ...rest
}: Props<Empty>) {
  const nothing: number | Empty = empty === undefined ? Number.NaN : empty;
  const [typed, setTyped] = useState<string | null>(null);
  const entered = useRef(false);
  const read = (text: string) => (text.trim() === '' ? nothing : (centsOf(text) ?? Number.NaN));
  const formatted = cents === null || Number.isNaN(cents) ? '' : moneyText(cents, getLocale());
  const value = typed !== null && Object.is(read(typed), cents ?? nothing) ? typed : formatted;
  return (
    <span className={cx('relative block min-w-0', className)}>
      <span aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 text-ink-2">
        {sign}
      </span>
      <input
        autoComplete="off"
        placeholder={moneyText(0, getLocale())}
        {...rest}
        type="text"
        inputMode="decimal"
        value={value}
        className={cx(inputClass, 'money h-13 pl-12 text-right font-medium')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(read(target.value), target.value);
        }}
        onFocus={({ currentTarget }) => {
          entered.current = true;
          currentTarget.select();
        }}
        onPointerUp={({ currentTarget }) => {
          // The tap that led into the field has put the caret somewhere: what is typed next replaces the amount.
          if (entered.current) currentTarget.select();
          entered.current = false;
        }}
        onBlur={(event) => {
          entered.current = false;
          // What is no amount is left to be mended.
          if (typed !== null && !Number.isNaN(read(typed))) setTyped(null);
          onBlur?.(event);
        }}
      />
    </span>
  );
}
