import type { Product } from '#features/menu/contract.ts';
import { leftWords } from '#features/menu/web/availability/left-words.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ChevronDownIcon, PlusIcon } from '#ui/icons.tsx';

interface ProductRowProps {
  product: Product;
  open: boolean;
  /** How many of it are on the order. */
  count: number;
  /** How many more of it there are; undefined where nobody counts. */
  spare: number | undefined;
  /** Something of it is chosen, and it is not on the order yet. */
  halfMade: boolean;
  onChoose: () => void;
}

/** Goes on the order at a touch, or asks what there is to choose first. */
export function ProductRow({ product, open, count, spare, halfMade, onChoose }: ProductRowProps) {
  const customizable = product.optionGroupIds.length > 0;
  const Glyph = customizable ? ChevronDownIcon : PlusIcon;
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={!product.available || (spare !== undefined && spare <= 0)}
      aria-expanded={customizable ? open : undefined}
      className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition enabled:hover:bg-sunken disabled:text-ink-3"
    >
      <span className="min-w-0 grow">
        <span dir="auto" className="block font-medium wrap-anywhere">
          {product.name}
        </span>
        {(customizable || !product.available) && (
          <span className="block text-ink-3 text-sm">
            {product.available ? m['orders.form.customizable']() : m['orders.form.unavailable']()}
          </span>
        )}
        {product.available && spare !== undefined && (
          <span className="block font-semibold text-sm text-yellow">{leftWords(Math.max(0, spare))}</span>
        )}
        {halfMade && <span className="block font-medium text-sm text-yellow">{m['orders.form.notYetAdded']()}</span>}
      </span>
      {count > 0 && (
        <span className="money rounded-full bg-tint-2 px-2.5 py-0.5 font-semibold text-brand-ink text-sm">
          {count}×
        </span>
      )}
      <span className="money text-ink-2 text-sm">{formatMoney(product.priceCents, getLocale())}</span>
      {product.available && <Glyph size={18} className={open ? 'rotate-180 text-brand-ink' : 'text-brand-ink'} />}
    </button>
  );
}
