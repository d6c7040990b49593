import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import type { Product } from '../../contract.ts';
import { Blur } from './blur.tsx';
import { DishDrawing } from './dish-drawing.tsx';
import { pictureSource } from './picture-source.ts';

type Props = {
  /** None of a dish that is off the menu by now. */
  of: Pick<Product, 'imageUrl' | 'focus' | 'blur' | 'drawn'> | undefined;
  /** Among the first on the page: fetched before anything else. */
  first?: boolean;
  /** The width it takes, as in the attribute of the same name. */
  sizes: string;
  faded?: boolean;
  /** Size and corners of the frame. */
  className: string;
};

/** The dish's name stands beside it, so the picture is silent. */
export function DishPicture({ of, first, sizes, faded, className }: Props) {
  const imageUrl = of?.imageUrl;
  const [failed, setFailed] = useState<string | null>(null);
  const shown = imageUrl && failed !== imageUrl ? imageUrl : null;
  // One that failed before the page came alive has no event left to tell of it.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(imageUrl ?? null);
  };
  return (
    <span
      className={cx('relative block shrink-0 overflow-hidden bg-sunken', faded && 'opacity-45 grayscale', className)}
    >
      {shown && of?.blur && <Blur points={of.blur} />}
      {shown ? (
        <img
          {...pictureSource(shown)}
          ref={look}
          sizes={sizes}
          data-focus={of?.focus}
          alt=""
          width={320}
          height={240}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding={first ? undefined : 'async'}
          onError={() => setFailed(shown)}
          className="relative size-full object-cover"
        />
      ) : (
        <DishDrawing drawn={of?.drawn} />
      )}
    </span>
  );
}
