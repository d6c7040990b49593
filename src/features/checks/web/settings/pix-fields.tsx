import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { shownAtBank } from '../../pix/in-code.ts';
import type { CheckSettings } from '../../settings/contract.ts';
import { maxPixCity, maxPixName, pixKinds } from '../../values.ts';

export type PixDraft = NonNullable<CheckSettings['pix']>;
export const noPix: PixDraft = { kind: 'cnpj', key: '', name: '', city: '' };

interface PixFieldsProps {
  pix: PixDraft;
  onChange: (pix: PixDraft) => void;
  errors: Partial<Record<'key' | 'name' | 'city', string>>;
  /** Whoever typed the key has gone on. */
  onKeyLeft: () => void;
  /** Below the fields: what proves who asks. */
  children?: ReactNode;
}

/** The house's own key: what guests pay goes there, and the service never holds it. */
export function PixFields({ pix, onChange, errors, onKeyLeft, children }: PixFieldsProps) {
  const shown = shownAtBank(pix);
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-lg">{m['checks.settings.pix']()}</h3>
        <p className="text-ink-2 text-sm">{m['checks.settings.pixHint']()}</p>
      </div>
      <Field label={m['checks.settings.kindLabel']()}>
        {(field) => (
          <Select
            {...field}
            value={pix.kind}
            onChange={({ target }) => {
              const kind = pixKinds.find((each) => each === target.value);
              if (kind) onChange({ ...pix, kind });
            }}
          >
            {pixKinds.map((kind) => (
              <option key={kind} value={kind}>
                {m[`checks.settings.kind.${kind}`]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={m['checks.settings.key']()} hint={m['checks.settings.keyHint']()} error={errors.key}>
        {(field) => (
          <TextInput
            {...field}
            maxLength={77}
            value={pix.key}
            onBlur={onKeyLeft}
            onChange={({ target }) => onChange({ ...pix, key: target.value })}
          />
        )}
      </Field>
      <Field label={m['checks.settings.name']()} error={errors.name}>
        {(field) => (
          <TextInput
            {...field}
            maxLength={maxPixName}
            value={pix.name}
            onChange={({ target }) => onChange({ ...pix, name: target.value })}
          />
        )}
      </Field>
      <Field
        label={m['checks.settings.city']()}
        hint={shown.name && shown.city ? m['checks.settings.pixShown'](shown) : undefined}
        error={errors.city}
      >
        {(field) => (
          <TextInput
            {...field}
            maxLength={maxPixCity}
            value={pix.city}
            onChange={({ target }) => onChange({ ...pix, city: target.value })}
          />
        )}
      </Field>
      {children}
    </section>
  );
}
