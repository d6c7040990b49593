import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { readColor } from './color-text.ts';

interface ColorFieldProps {
  label: string;
  value: string;
  /** What stands in the swatch while the text is no colour. */
  fallback: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A colour to type or to pick. What was typed is put in its usual form when one leaves it. */
export function ColorField({ label, value, fallback, error, onChange }: ColorFieldProps) {
  const color = readColor(value);
  const wrong = value.trim() !== '' && !color ? m['fields.color_invalid']() : undefined;
  return (
    <Field label={label} error={color ? undefined : (error ?? wrong)}>
      {(control) => (
        <div className="flex items-center gap-2.5">
          <input
            type="color"
            aria-label={m['restaurants.customization.pick']({ label })}
            value={color ?? fallback.toLowerCase()}
            onChange={(event) => onChange(event.target.value)}
            className="size-13 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1.5"
          />
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={30}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => color && onChange(color)}
            className="uppercase tabular-nums"
          />
        </div>
      )}
    </Field>
  );
}
