import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { longest } from '../../../values.ts';
import type { ProductDraft } from '../products/product-draft.ts';
import { EnglishFold } from './english-fold.tsx';

interface ProductEnglishProps {
  draft: ProductDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<ProductDraft>) => void;
}

/** A product's name and description in English, each beneath what it says in Portuguese. */
export function ProductEnglish({ draft, errors, onChange }: ProductEnglishProps) {
  const { name, description, nameEn, descriptionEn } = draft;
  return (
    <EnglishFold
      lacking={nameEn === '' || (description !== '' && descriptionEn === '')}
      refused={Boolean(errors.nameEn || errors.descriptionEn)}
    >
      <Field label={m['menu.english.name']()} error={errors.nameEn}>
        {(control) => (
          <TextInput
            {...control}
            lang="en"
            value={nameEn}
            placeholder={name}
            maxLength={longest.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ nameEn: target.value })}
          />
        )}
      </Field>
      {(description !== '' || descriptionEn !== '') && (
        <Field label={m['menu.english.description']()} error={errors.descriptionEn}>
          {(control) => (
            <Textarea
              {...control}
              lang="en"
              value={descriptionEn}
              placeholder={description}
              maxLength={longest.description}
              onChange={({ target }) => onChange({ descriptionEn: target.value })}
            />
          )}
        </Field>
      )}
    </EnglishFold>
  );
}
