import { Avatar } from '../avatar.tsx';
import { cx } from '../cx.ts';
import { isOutside, OutsidePicture } from './outside-picture.tsx';

interface LogoProps {
  name: string;
  src: string | null | undefined;
  size?: keyof typeof sizes;
  tone?: 'brand' | 'ground';
  square?: boolean;
}

const sizes = { s: 'size-9', m: 'size-11', l: 'size-14' };

/** The restaurant's, beside its written name: where the staff's pages may not load it themselves, in a frame. */
export function Logo({ name, src, size = 'm', square, tone = 'brand' }: LogoProps) {
  const letter = (picture?: string | null) => (
    <Avatar name={name} src={picture} size={size} tone={tone} square={square ?? false} />
  );
  if (!src || !isOutside(src)) return letter(src);
  return (
    <span
      className={cx('block shrink-0 overflow-hidden bg-sunken', sizes[size], square ? 'rounded-md' : 'rounded-full')}
    >
      <OutsidePicture key={src} address={src} fallback={letter()} />
    </span>
  );
}
