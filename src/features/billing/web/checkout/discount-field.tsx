import { useRef, useState } from 'react';
import { failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longestCode } from '../../values.ts';

interface DiscountFieldProps {
  typed: string;
  onType: (text: string) => void;
  /** The code that was sent to be checked, or null. */
  code: string | null;
  onCode: (code: string | null) => void;
  applied: boolean;
  applying: boolean;
  discountCents: number;
  /** The payment under way holds it, and would end. */
  moves: boolean;
  refusal: unknown;
  /** What the form says: a code that was typed and not applied. */
  error?: string;
}

export function DiscountField(props: DiscountFieldProps) {
  const { typed, onType, code, onCode, applied, applying, discountCents, moves, refusal, error } = props;
  const [empty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const apply = () => {
    const next = typed.trim().toUpperCase();
    setEmpty(next === '');
    if (next) onCode(next);
  };
  const remove = () => {
    onType('');
    onCode(null);
    // The button that was pressed goes with the code.
    field.current?.focus();
  };
  const said = empty
    ? m['billing.checkout.codeRequired']()
    : refusal
      ? failureText(refusal, m['billing.checkout.quoteFailed']())
      : error;
  return (
    <div className="grid gap-2">
      <Field label={m['billing.checkout.code']()} aside={m['common.optional']()} error={said}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              ref={field}
              value={typed}
              readOnly={applied}
              onChange={(event) => {
                setEmpty(false);
                onType(event.target.value);
                if (code !== null) onCode(null);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || applied) return;
                event.preventDefault();
                apply();
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={longestCode}
              className="uppercase"
            />
            {applied ? (
              <Button variant="quiet" onClick={remove} className="shrink-0">
                {m['billing.checkout.remove']()}
              </Button>
            ) : (
              <Button variant="soft" onClick={apply} busy={applying} className="shrink-0">
                {m['billing.checkout.apply']()}
              </Button>
            )}
          </div>
        )}
      </Field>
      {said && typed && (
        <Button variant="quiet" size="s" className="justify-self-start" onClick={remove}>
          {m['billing.checkout.withoutCode']()}
        </Button>
      )}
      <p role="status" className="font-medium text-green text-sm empty:hidden">
        {applied && m['billing.checkout.applied']({ amount: formatMoney(discountCents, getLocale()) })}
      </p>
      {applied && moves && <p className="text-ink-2 text-sm">{m['billing.checkout.codeMoves']()}</p>}
    </div>
  );
}
