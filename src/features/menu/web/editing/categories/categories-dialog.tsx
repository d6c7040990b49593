import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Sortable } from '#ui/staff/sortable.tsx';
import type { EditedCategory, EditedMenu } from '../../../editing/contract.ts';
import { discardWords } from '../discard-words.ts';
import { sortWords } from '../sort-words.ts';
import { useMenuChange } from '../use-menu-change.ts';
import { useTouchedForms } from '../use-touched-forms.ts';
import { CategoryRow } from './category-row.tsx';
import { NewCategory } from './new-category.tsx';
import { RemoveCategoryDialog } from './remove-category-dialog.tsx';

/** The categories: their names, their order, a new one, one less. */
export function CategoriesDialog({ menu, onClose }: { menu: EditedMenu; onClose: () => void }) {
  const [removing, setRemoving] = useState<EditedCategory | null>(null);
  const [touched, countTouched] = useTouchedForms();
  const order = useMenuChange(api.menuEditing.orderCategories.mutationOptions(), { failed: m['menu.sort.failed']() });
  const { categories } = menu;
  return (
    <>
      <GuardedDialog
        touched={touched}
        words={discardWords()}
        size="m"
        onClose={onClose}
        title={m['menu.categories.title']()}
        subtitle={m['menu.categories.hint']()}
        footer={<NewCategory countTouched={countTouched} />}
      >
        {categories.length === 0 ? (
          <p className="py-6 text-center text-ink-2">{m['menu.categories.empty']()}</p>
        ) : (
          <Sortable
            items={categories}
            nameOf={({ name }) => name}
            words={sortWords()}
            onOrder={(ids) => order.mutateAsync({ ids })}
            label={m['menu.categories.title']()}
            itemClassName="border-hairline not-last:border-b"
          >
            {(category, handle) => (
              <CategoryRow
                category={category}
                handle={handle}
                countTouched={countTouched}
                onRemove={() => setRemoving(category)}
              />
            )}
          </Sortable>
        )}
      </GuardedDialog>
      {removing && (
        <RemoveCategoryDialog
          category={categories.find(({ id }) => id === removing.id) ?? removing}
          others={categories.filter(({ id }) => id !== removing.id)}
          onClose={() => setRemoving(null)}
          onRemoved={() => setRemoving(null)}
        />
      )}
    </>
  );
}
