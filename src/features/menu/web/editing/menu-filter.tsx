import { m } from '#generated/messages/messages.js';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
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
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-4 left-4 text-ink-3" />
        <TextInput
          type="search"
          aria-label={m['menu.list.search']()}
          placeholder={m['menu.list.search']()}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className="pl-11"
        />
      </div>
      <Select
        aria-label={m['menu.list.category']()}
        value={categoryId}
        onChange={(event) => onCategory(event.target.value)}
      >
        <option value="">{m['menu.allCategories']()}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </search>
  );
}
