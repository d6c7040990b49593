import { useState } from 'react';
import type { Menu, Option, Product } from '#features/menu/contract.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { ChevronDownIcon, PlusIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { groupsOf, matches } from './draft.ts';
import { ProductOptions } from './product-options.tsx';

interface ProductPickerProps {
  menu: Menu;
  onAdd: (product: Product, options: Option[]) => void;
}

export function ProductPicker({ menu, onAdd }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const found = menu.categories
    .map((category) => ({ ...category, products: category.products.filter((product) => matches(product, search)) }))
    .filter((category) => category.products.length > 0);
  const choose = (product: Product) => {
    if (product.optionGroupIds.length === 0) onAdd(product, []);
    else setOpenId(openId === product.id ? null : product.id);
  };
  return (
    <section aria-label={m['orders.form.products']()} className="grid min-w-0 content-start gap-3">
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-4 left-4 text-ink-3" />
        <TextInput
          type="search"
          aria-label={m['orders.form.search']()}
          placeholder={m['orders.form.search']()}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter belongs to the search here, not to the order.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="pl-11"
        />
      </div>
      <div className="max-h-96 overflow-y-auto overscroll-contain rounded-md">
        {found.length === 0 && <p className="py-6 text-center text-ink-3">{m['orders.form.noProducts']()}</p>}
        {found.map((category) => (
          <div key={category.id}>
            <h3 className="sticky top-0 z-1 bg-surface py-2 text-ink-2 text-sm wrap-anywhere">{category.name}</h3>
            <ul>
              {category.products.map((product) => (
                <li key={product.id}>
                  <Row product={product} open={openId === product.id} onChoose={() => choose(product)} />
                  {openId === product.id && (
                    <ProductOptions
                      product={product}
                      groups={groupsOf(product, menu)}
                      onAdd={(options) => {
                        onAdd(product, options);
                        setOpenId(null);
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Row({ product, open, onChoose }: { product: Product; open: boolean; onChoose: () => void }) {
  const customizable = product.optionGroupIds.length > 0;
  const Glyph = customizable ? ChevronDownIcon : PlusIcon;
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={!product.available}
      aria-expanded={customizable ? open : undefined}
      className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition enabled:hover:bg-sunken disabled:text-ink-3"
    >
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">{product.name}</span>
        {(customizable || !product.available) && (
          <span className="block text-ink-3 text-sm">
            {product.available ? m['orders.form.customizable']() : m['orders.form.unavailable']()}
          </span>
        )}
      </span>
      <span className="money text-ink-2 text-sm">{formatMoney(product.priceCents, getLocale())}</span>
      {product.available && <Glyph size={18} className={open ? 'rotate-180 text-brand-ink' : 'text-brand-ink'} />}
    </button>
  );
}
