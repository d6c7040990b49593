import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { slugify } from '../../slug.ts';
import { longest } from '../../values.ts';
import type { SettingsSectionProps } from './section-props.ts';

export function AboutSection({ draft, set, errors, saved }: SettingsSectionProps) {
  const moves = slugify(draft.name) !== slugify(saved.name);
  const address = `/r/${moves ? slugify(draft.name) : saved.slug}`;
  return (
    <Card className="grid gap-5 sm:p-7">
      <Field
        label={m['restaurants.settings.name']()}
        hint={moves ? m['restaurants.settings.newPageAt']({ address }) : m['restaurants.settings.pageAt']({ address })}
        error={errors.name}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={mostCharacters.name}
            autoComplete="organization"
            value={draft.name}
            onChange={(event) => set('name', event.target.value)}
          />
        )}
      </Field>
      <Field label={m['restaurants.settings.description']()} error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={longest.description}
            value={draft.description}
            onChange={(event) => set('description', event.target.value)}
          />
        )}
      </Field>
      <Field label={m['restaurants.settings.address']()} error={errors.address}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={longest.address}
            autoComplete="street-address"
            value={draft.address}
            onChange={(event) => set('address', event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m['restaurants.settings.phone']()} error={errors.phone}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              maxLength={mostCharacters.phone}
              autoComplete="tel"
              value={draft.phone}
              onChange={(event) => set('phone', event.target.value)}
            />
          )}
        </Field>
        <Field
          label={m['restaurants.settings.email']()}
          hint={m['restaurants.settings.emailHint']()}
          error={errors.email}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              maxLength={mostCharacters.email}
              autoComplete="email"
              value={draft.email}
              onChange={(event) => set('email', event.target.value)}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
