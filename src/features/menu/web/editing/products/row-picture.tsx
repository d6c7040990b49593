import { cx } from '#ui/cx.ts';
import { isOutside, OutsidePicture } from '#ui/staff/outside-picture.tsx';
import { DishDrawing } from '../../diner/dish-drawing.tsx';
import { DishPicture } from '../../diner/dish-picture.tsx';

interface RowPictureProps {
  imageUrl: string | null;
  faded: boolean;
}

/** A product's picture in the staff's list. */
export function RowPicture({ imageUrl, faded }: RowPictureProps) {
  const frame = 'size-14 self-start rounded-md max-[22rem]:hidden sm:size-16';
  if (!imageUrl || !isOutside(imageUrl))
    return <DishPicture imageUrl={imageUrl} sizes="64px" faded={faded} className={frame} />;
  return (
    <span className={cx('block shrink-0 overflow-hidden bg-sunken', faded && 'opacity-45 grayscale', frame)}>
      <OutsidePicture key={imageUrl} address={imageUrl} fallback={<DishDrawing />} />
    </span>
  );
}
