import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import type { PictureKind } from '#lib/sent-files.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Appearance, Customization } from '../../contract.ts';
import { longest } from '../../values.ts';
import { FormSection } from '../form-section.tsx';
import { PictureField } from '../picture-field.tsx';
import { ColorField } from './color-field.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { type LookDraft, shownDraft } from './look-draft.ts';

/** Names of typefaces, the same in every language. */
const families: readonly Appearance['fontFamily'][] = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Poppins'];

interface LookFieldsProps {
  draft: LookDraft;
  saved: Customization;
  errors: Record<string, string>;
  set: <Key extends keyof LookDraft>(key: Key, value: LookDraft[Key]) => void;
  onUploading: (kind: PictureKind, uploading: boolean) => void;
}

export function LookFields({ draft, saved, errors, set, onUploading }: LookFieldsProps) {
  const colors = [
    { field: 'primaryColor', label: m['restaurants.customization.primary']() },
    { field: 'secondaryColor', label: m['restaurants.customization.secondary']() },
    { field: 'backgroundColor', label: m['restaurants.customization.background']() },
  ] as const;
  return (
    <>
      <FormSection title={m['restaurants.customization.identity']()}>
        <Field label={m['restaurants.customization.name']()} error={errors.name} required>
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
        <Field label={m['restaurants.customization.description']()} error={errors.description}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={longest.description}
              value={draft.description}
              onChange={(event) => set('description', event.target.value)}
            />
          )}
        </Field>
        <PictureField
          key={`logo ${saved.revision}`}
          kind="logo"
          onUploading={onUploading}
          label={m['restaurants.customization.logo']()}
          value={draft.logoUrl}
          onChange={(url) => set('logoUrl', url)}
          error={errors.logoUrl}
        />
        <PictureField
          key={`cover ${saved.revision}`}
          kind="cover"
          onUploading={onUploading}
          label={m['restaurants.customization.cover']()}
          value={draft.coverImageUrl}
          onChange={(url) => set('coverImageUrl', url)}
          error={errors.coverImageUrl}
        />
      </FormSection>
      <FormSection title={m['restaurants.customization.colors']()} text={m['restaurants.customization.colorHint']()}>
        <div className="grid gap-5 sm:grid-cols-3 xl:grid-cols-1">
          {colors.map(({ field, label }) => (
            <ColorField
              key={field}
              label={label}
              value={draft[field]}
              fallback={saved[field]}
              error={errors[field]}
              onChange={(value) => set(field, value)}
            />
          ))}
        </div>
        <ContrastNote shown={shownDraft(draft, saved)} />
      </FormSection>
      <FormSection title={m['restaurants.customization.fontTitle']()}>
        <Field label={m['restaurants.customization.font']()} error={errors.fontFamily}>
          {(control) => (
            <Select
              {...control}
              value={draft.fontFamily}
              onChange={(event) => set('fontFamily', event.target.value as LookDraft['fontFamily'])}
            >
              {families.map((family) => (
                <option key={family}>{family}</option>
              ))}
            </Select>
          )}
        </Field>
      </FormSection>
    </>
  );
}
