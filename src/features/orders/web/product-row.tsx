import { useSignedIn } from '#client/session.ts';
import type { Product } from '#features/menu/contract.ts';
import { priceText } from '#features/menu/price-text.ts';
import { leftWords } from '#features/menu/web/availability/left-words.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';

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
  const { role } = useSignedIn().user;
  const denied = product.pricing === 'open' && !may(role, 'orders.openPrice');
  const customizable = product.optionGroupIds.length > 0 || Boolean(product.pricing);
  const Glyph = customizable ? ChevronDownIcon : PlusIcon;
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={!product.available || denied || (spare !== undefined && spare <= 0)}
      aria-expanded={customizable ? open : undefined}
      className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition enabled:hover:bg-sunken disabled:text-ink-3"
    >
      <span className="min-w-0 grow">
        <span dir="auto" className="block font-medium wrap-anywhere">
          {product.name}
        </span>
        {(customizable || !product.available) && (
          <span className="block text-ink-3 text-sm">
            {product.available ? about(product, denied) : m['orders.form.unavailable']()}
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
      <span className="money text-ink-2 text-sm">{priceText(product)}</span>
      {product.available && <Glyph size={18} className={open ? 'rotate-180 text-brand-ink' : 'text-brand-ink'} />}
    </button>
  );
}

function about({ pricing }: Product, denied: boolean): string {
  if (denied) return m['orders.form.openPriceDenied']();
  if (pricing === 'weight') return m['orders.form.byWeight']();
  return pricing === 'open' ? m['orders.form.openPrice']() : m['orders.form.customizable']();
}
