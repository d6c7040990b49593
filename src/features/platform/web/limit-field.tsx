import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface LimitFieldProps {
  unlimitedLabel: string;
  unlimited: boolean;
  onUnlimited: (unlimited: boolean) => void;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** As it is typed. */
  value: string;
  onChange: (value: string) => void;
}

/** No limit, or a whole number. */
export function LimitField({ unlimitedLabel, unlimited, onUnlimited, value, onChange, ...field }: LimitFieldProps) {
  return (
    <div className="grid gap-3">
      <Switch label={unlimitedLabel} checked={unlimited} onChange={(event) => onUnlimited(event.target.checked)} />
      {!unlimited && (
        <Field {...field} required>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className="tabular-nums"
            />
          )}
        </Field>
      )}
    </div>
  );
}
