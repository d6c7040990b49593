import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import { DishDrawing } from './dish-drawing.tsx';
import { pictureSource } from './picture-source.ts';

type Props = {
  imageUrl: string | null;
  /** Among the first on the page: fetched before anything else. */
  first?: boolean;
  /** The width it takes, as in the attribute of the same name. */
  sizes: string;
  faded?: boolean;
  /** Size and corners of the frame. */
  className: string;
};

/** The dish's name stands beside it, so the picture is silent. */
export function DishPicture({ imageUrl, first, sizes, faded, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = imageUrl && failed !== imageUrl ? imageUrl : null;
  // One that failed before the page came alive has no event left to tell of it.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(imageUrl);
  };
  return (
    <span className={cx('block shrink-0 overflow-hidden bg-sunken', faded && 'opacity-45 grayscale', className)}>
      {shown ? (
        <img
          {...pictureSource(shown)}
          ref={look}
          sizes={sizes}
          alt=""
          width={320}
          height={240}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding={first ? undefined : 'async'}
          onError={() => setFailed(shown)}
          className="size-full object-cover"
        />
      ) : (
        <DishDrawing />
      )}
    </span>
  );
}
