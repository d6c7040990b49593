import { cx } from '#ui/cx.ts';
import { isOutside, OutsidePicture } from '#ui/staff/outside-picture.tsx';
import type { EditedProduct } from '../../../editing/contract.ts';
import { drawnDrink } from '../../../looks/drawn.ts';
import { focusDigits } from '../../../looks/focus.ts';
import { DishDrawing } from '../../diner/dish-drawing.tsx';
import { DishPicture } from '../../diner/dish-picture.tsx';

interface RowPictureProps {
  product: Pick<EditedProduct, 'imageUrl' | 'focusPoint' | 'name'>;
  /** The name of its category. */
  category: string;
  faded: boolean;
}

/** A product's picture in the staff's list. */
export function RowPicture({ product, category, faded }: RowPictureProps) {
  const { imageUrl, name } = product;
  const drawn = drawnDrink(category, name) ?? undefined;
  const frame = 'size-14 self-start rounded-md max-[22rem]:hidden';
  if (!imageUrl || !isOutside(imageUrl))
    return (
      <DishPicture
        of={{ imageUrl, focus: focusDigits(product.focusPoint), drawn }}
        sizes="56px"
        faded={faded}
        className={frame}
      />
    );
  return (
    <span className={cx('block shrink-0 overflow-hidden bg-sunken', faded && 'opacity-45 grayscale', frame)}>
      <OutsidePicture key={imageUrl} address={imageUrl} fallback={<DishDrawing drawn={drawn} />} />
    </span>
  );
}
