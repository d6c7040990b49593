import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Sortable } from '#ui/admin/sortable.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { EditedCategory, EditedMenu } from '../../editing/contract.ts';
import { CategoryRow } from './category-row.tsx';
import { NewCategory } from './new-category.tsx';
import { RemoveCategoryDialog } from './remove-category-dialog.tsx';
import { sortWords } from './sort-words.ts';
import { useMenuChange } from './use-menu-change.ts';

/** The categories: their names, their order, a new one, one less. */
export function CategoriesDialog({ menu, onClose }: { menu: EditedMenu; onClose: () => void }) {
  const [removing, setRemoving] = useState<EditedCategory | null>(null);
  const order = useMenuChange(api.menuEditing.orderCategories.mutationOptions(), { failed: m['menu.sort.failed']() });
  const { categories } = menu;
  return (
    <>
      <Dialog
        open
        size="m"
        onClose={onClose}
        title={m['menu.categories.title']()}
        subtitle={m['menu.categories.hint']()}
        closeLabel={m['common.close']()}
        footer={<NewCategory />}
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
              <CategoryRow category={category} handle={handle} onRemove={() => setRemoving(category)} />
            )}
          </Sortable>
        )}
      </Dialog>
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
