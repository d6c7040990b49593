import { m } from '#generated/messages/messages.js';
import { NamedOptions, Select } from '#ui/select.tsx';
import { SearchField } from '#ui/staff/search-field.tsx';
import type { EditedCategory } from '../../editing/contract.ts';

interface MenuFilterProps {
  categories: EditedCategory[];
  search: string;
  categoryId: string;
  onSearch: (search: string) => void;
  onCategory: (categoryId: string) => void;
}

export function MenuFilter({ categories, search, categoryId, onSearch, onCategory }: MenuFilterProps) {
  return (
    <search className="grid w-full gap-2.5 sm:grid-cols-2 xl:w-auto xl:grid-cols-[19rem_15rem]">
      <SearchField label={m['menu.list.search']()} value={search} onChange={onSearch} />
      <Select
        aria-label={m['menu.list.category']()}
        value={categoryId}
        onChange={(event) => onCategory(event.target.value)}
      >
        <option value="">{m['menu.allCategories']()}</option>
        <NamedOptions of={categories} />
      </Select>
    </search>
  );
}
