import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { slugify } from '../../slug.ts';
import { FormSection } from '../form-section.tsx';
import type { SettingsSectionProps } from './section-props.ts';

export function AboutSection({ draft, set, errors, saved }: SettingsSectionProps) {
  const moves = slugify(draft.name) !== slugify(saved.name);
  const address = `/r/${moves ? slugify(draft.name) : saved.slug}`;
  return (
    <FormSection title={m['house.settings.about']()} text={m['house.settings.aboutText']()}>
      <Field
        label={m['house.settings.name']()}
        hint={moves ? m['house.settings.newPageAt']({ address }) : m['house.settings.pageAt']({ address })}
        error={errors.name}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            autoComplete="organization"
            value={draft.name}
            onChange={(event) => set('name', event.target.value)}
          />
        )}
      </Field>
      <Field label={m['house.settings.description']()} error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={1_000}
            value={draft.description}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
      <Field label={m['house.settings.address']()} error={errors.address}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={300}
            autoComplete="street-address"
            value={draft.address}
            onChange={(event) => set('address', event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m['house.settings.phone']()} error={errors.phone}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              maxLength={30}
              autoComplete="tel"
              value={draft.phone}
              onChange={(event) => set('phone', event.target.value)}
            />
          )}
        </Field>
        <Field label={m['house.settings.email']()} error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              maxLength={254}
              autoComplete="email"
              value={draft.email}
              onChange={(event) => set('email', event.target.value)}
            />
          )}
        </Field>
      </div>
    </FormSection>
  );
}
