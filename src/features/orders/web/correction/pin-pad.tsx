import { type ReactNode, useId } from 'react';
import { pinDigits } from '#features/accounts/pins/values.ts';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Icon, type IconProps } from '#ui/icon.tsx';

const longest = pinDigits.most;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface PinPadProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  error?: string | false;
}

/** For whoever approves at another's device: keys for a finger, and a field that a keyboard types into. */
export function PinPad({ label, value, onChange, onEnter, error }: PinPadProps) {
  const id = useId();
  const add = (digit: string) => value.length < longest && onChange(value + digit);
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center justify-between gap-4">
        <div>
          <label htmlFor={id} className="font-semibold wrap-anywhere">
            {label}
          </label>
          <p id={`${id}-hint`} className="text-ink-3 text-sm">
            {m['orders.corrections.pinHint']()}
          </p>
        </div>
        <div className="relative rounded-sm px-1 py-2 has-focus-visible:outline-2 has-focus-visible:outline-brand-ink">
          {/* The keys stand below it: a phone's own keyboard would cover them. */}
          <input
            id={id}
            type="password"
            inputMode="none"
            autoComplete="off"
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            aria-invalid={error ? true : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, longest))}
            onKeyDown={(event) => event.key === 'Enter' && onEnter()}
            className="absolute inset-0 size-full cursor-text opacity-0"
          />
          <span aria-hidden="true" className="flex gap-2">
            {Array.from({ length: longest }, (_, n) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: six places that stay where they are
                key={n}
                className={cx(
                  'size-3.5 rounded-full border-2',
                  n < value.length ? 'border-brand-ink bg-brand-ink' : 'border-ink-3/60',
                )}
              />
            ))}
          </span>
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="grid grid-cols-3 gap-1.5">
        {digits.map((digit) => (
          <Key key={digit} label={digit} onPress={() => add(digit)} />
        ))}
        <Key quiet label={m['orders.corrections.erase']()} onPress={() => onChange(value.slice(0, -1))}>
          <EraseIcon size={26} />
        </Key>
        <Key label="0" onPress={() => add('0')} />
      </div>
      <p role="status" className="sr-only">
        {value.length === 1
          ? m['orders.corrections.pinTypedOne']()
          : m['orders.corrections.pinTyped']({ count: value.length })}
      </p>
    </div>
  );
}

interface KeyProps {
  label: string;
  quiet?: boolean;
  onPress: () => void;
  /** Instead of the label, which is then read out. */
  children?: ReactNode;
}

function Key({ label, quiet, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={children ? label : undefined}
      onClick={onPress}
      className={cx(
        'grid h-11.5 place-items-center rounded-md font-medium text-2xl transition active:scale-98 sm:h-11',
        quiet ? 'text-ink-2' : 'bg-sunken/60 hover:bg-sunken',
      )}
    >
      {children ?? label}
    </button>
  );
}

function EraseIcon(props: IconProps) {
  return <Icon {...props} d="M9 5.5h11v13H9L3.5 12zM12 9.5l5 5M17 9.5l-5 5" />;
}
