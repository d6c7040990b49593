import { m } from '#generated/messages/messages.js';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import type { EditedMenu } from '../../../editing/contract.ts';

interface GroupProductsProps {
  menu: EditedMenu;
  value: string[];
  onChange: (ids: string[]) => void;
}

/** The products that ask for a group, by category. Closed at first: the list is as long as the menu. */
export function GroupProducts({ menu, value, onChange }: GroupProductsProps) {
  return (
    <details className="group rounded-md border border-hairline">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-md px-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-medium text-sm">{m['menu.groups.products']()}</span>
        <span className="text-ink-2 text-sm tabular-nums">
          {value.length === 1
            ? m['menu.groups.productsCountOne']()
            : m['menu.groups.productsCount']({ count: value.length })}
        </span>
        <ChevronDownIcon size={18} className="transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        {menu.categories
          .filter(({ products }) => products.length > 0)
          .map((category) => (
            <fieldset key={category.id} className="min-w-0">
              <legend className="font-semibold text-ink-2 text-sm wrap-anywhere">{category.name}</legend>
              {category.products.map((product) => (
                <Checkbox
                  key={product.id}
                  label={<span className="wrap-anywhere">{product.name}</span>}
                  checked={value.includes(product.id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, product.id] : value.filter((id) => id !== product.id))
                  }
                />
              ))}
            </fieldset>
          ))}
      </div>
    </details>
  );
}
