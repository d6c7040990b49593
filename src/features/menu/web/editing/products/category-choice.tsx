import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { EditedCategory } from '../../../editing/contract.ts';
import { longest } from '../../../values.ts';
import type { ProductDraft } from './product-draft.ts';

interface CategoryChoiceProps {
  value: ProductDraft['category'];
  categories: EditedCategory[];
  error?: string;
  onChange: (category: ProductDraft['category']) => void;
}

const another = 'new';

/** One of the categories, or a new one that is made with the product. */
export function CategoryChoice({ value, categories, error, onChange }: CategoryChoiceProps) {
  const isNew = 'name' in value;
  const chosen = isNew ? another : categories.some(({ id }) => id === value.id) ? value.id : '';
  return (
    <div className="grid gap-3">
      <Field label={m['menu.form.category']()} required error={!isNew && error}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => onChange(target.value === another ? { name: '' } : { id: target.value })}
          >
            <option value="" disabled>
              {m['menu.form.chooseCategory']()}
            </option>
            <NamedOptions of={categories} />
            <option value={another}>{m['menu.form.newCategory']()}</option>
          </Select>
        )}
      </Field>
      {isNew && (
        <Field label={m['menu.form.categoryName']()} required error={error}>
          {(control) => (
            <TextInput
              {...control}
              // It appears because it was asked for.
              autoFocus
              value={value.name}
              maxLength={longest.category}
              autoComplete="off"
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
