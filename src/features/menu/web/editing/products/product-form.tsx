import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { PictureField } from '#features/restaurants/web/picture-field.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { PictureKind } from '#lib/sent-files.ts';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Product } from '../../../contract.ts';
import type { EditedGroup, EditedMenu } from '../../../editing/contract.ts';
import { tagNames } from '../../../product-words.ts';
import { longest } from '../../../values.ts';
import { ProductEnglish } from '../english/product-english.tsx';
import { allergenChoices } from './allergen-choices.ts';
import { CategoryChoice } from './category-choice.tsx';
import { PricingChoice } from './pricing-choice.tsx';
import type { ProductDraft } from './product-draft.ts';
import { ProductGroups } from './product-groups.tsx';
import { StationChoice } from './station-choice.tsx';
import { TickList } from './tick-list.tsx';

interface ProductFormProps {
  draft: ProductDraft;
  menu: EditedMenu;
  errors: Record<string, string>;
  form: RefObject<HTMLFormElement | null>;
  footer: ReactNode;
  onChange: (part: Partial<ProductDraft>) => void;
  onGroup: (group: EditedGroup | null) => void;
  onUploading: (kind: PictureKind, uploading: boolean) => void;
  onSubmit: () => void;
}

/** Everything a product is: what the guest reads on the left, what they see and choose on the right. */
export function ProductForm(props: ProductFormProps) {
  const { draft, menu, errors, form, footer, onChange, onGroup, onUploading, onSubmit } = props;
  const locale = getLocale();
  const named = <Value extends string>(
    names: Record<Value, (none: never, options: { locale: typeof locale }) => string>,
  ) => (Object.keys(names) as Value[]).map((value) => [value, names[value]({} as never, { locale })] as const);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid">
      <div className="grid gap-x-8 gap-y-6 px-5 pb-6 sm:px-6 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <Field label={m['menu.form.name']()} required error={errors.name}>
            {(control) => (
              <TextInput
                {...control}
                value={draft.name}
                maxLength={longest.name}
                autoComplete="off"
                onChange={({ target }) => onChange({ name: target.value })}
              />
            )}
          </Field>
          <Field
            label={m['menu.form.description']()}
            hint={m['menu.form.descriptionHint']()}
            error={errors.description}
          >
            {(control) => (
              <Textarea
                {...control}
                value={draft.description}
                maxLength={longest.description}
                onChange={({ target }) => onChange({ description: target.value })}
              />
            )}
          </Field>
          <ProductEnglish draft={draft} errors={errors} onChange={onChange} />
          <PricingChoice value={draft.pricing} onChange={(pricing) => onChange({ pricing })} />
          <div className="grid grid-cols-2 gap-4">
            {draft.pricing !== 'open' && (
              <Field
                label={draft.pricing === 'weight' ? m['menu.form.pricePerKilo']() : m['menu.form.price']()}
                required
                error={errors.priceCents}
              >
                {(control) => (
                  <MoneyInput
                    {...control}
                    sign="R$"
                    cents={draft.priceCents}
                    onChange={(priceCents) => onChange({ priceCents })}
                  />
                )}
              </Field>
            )}
            <Field
              label={m['menu.form.minutes']()}
              required
              hint={m['menu.form.minutesHint']()}
              error={errors.preparationMinutes}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={draft.preparationMinutes}
                  onChange={({ target }) => onChange({ preparationMinutes: target.value })}
                />
              )}
            </Field>
          </div>
          <CategoryChoice
            value={draft.category}
            categories={menu.categories}
            error={errors.category ?? errors['category.id'] ?? errors['category.name']}
            onChange={(category) => onChange({ category })}
          />
          {menu.stations.length > 1 && (
            <StationChoice
              value={draft.stationId}
              stations={menu.stations}
              error={errors.stationId}
              onChange={(stationId) => onChange({ stationId })}
            />
          )}
          <Switch
            label={m['menu.form.available']()}
            hint={m['menu.form.availableHint']()}
            checked={draft.available}
            onChange={({ target }) => onChange({ available: target.checked })}
          />
          <TickList
            legend={m['menu.form.tags']()}
            choices={named<Product['tags'][number]>(tagNames)}
            value={draft.tags}
            onChange={(tags) => onChange({ tags })}
          />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <PictureField
            kind="product"
            onUploading={onUploading}
            label={m['menu.form.picture']()}
            value={draft.imageUrl}
            error={errors.imageUrl}
            focus={{ at: draft.focusPoint, onChange: (focusPoint) => onChange({ focusPoint }) }}
            onChange={(imageUrl, focusPoint) => onChange({ imageUrl, ...(focusPoint && { focusPoint }) })}
          />
          <ProductGroups
            value={draft.optionGroupIds}
            menu={menu}
            error={errors.optionGroupIds}
            onChange={(optionGroupIds) => onChange({ optionGroupIds })}
            onOpen={onGroup}
          />
          <TickList
            legend={m['menu.form.allergens']()}
            hint={m['menu.form.allergensHint']()}
            choices={allergenChoices()}
            value={draft.allergens}
            onChange={(allergens) => onChange({ allergens })}
          />
        </div>
      </div>
      {footer}
    </form>
  );
}
