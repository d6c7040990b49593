import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { Product } from '../../contract.ts';

type Props = {
  product: Product;
  /** How many are in the comanda: it says so in place of its cross. */
  chosen: number;
  onAdd: (product: Product) => void;
  /** Where on the dish it lies. */
  className: string;
};

/** The one button of a dish. Its cross is drawn by the stylesheet: it stands three hundred times on a page. */
export function AddButton({ product, chosen, onAdd, className }: Props) {
  const { id, name } = product;
  return (
    <button
      type="button"
      data-at={id}
      title={m['diner.add']()}
      aria-label={
        chosen > 0 ? m['diner.addMore']({ product: name, count: chosen }) : m['diner.addTo']({ product: name })
      }
      onClick={() => onAdd(product)}
      className={cx('dish-add', className)}
    >
      {chosen > 0 && chosen}
    </button>
  );
}
