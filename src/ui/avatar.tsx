import { cx } from './cx.ts';

type Props = {
  /** Gives the letter; the picture stands beside the written name, so it is silent. */
  name: string;
  src?: string | null;
  size?: keyof typeof sides;
  tone?: keyof typeof tones;
  square?: boolean;
};

// Classes, not a style attribute: a strict content policy drops those from the server's HTML.
const sides = { s: 36, m: 44, l: 56, xl: 80 };
const sizes = { s: 'size-9 text-sm', m: 'size-11 text-lg', l: 'size-14 text-2xl', xl: 'size-20 text-4xl' };
const tones = { brand: 'bg-brand text-on-brand', ground: 'bg-sunken-2 text-ink', tint: 'bg-tint text-brand-ink' };

export function Avatar({ name, src, size = 'm', tone = 'brand', square }: Props) {
  const shape = cx('shrink-0', sizes[size], square ? 'rounded-md' : 'rounded-full');
  if (src) {
    return (
      <img src={src} alt="" width={sides[size]} height={sides[size]} className={cx('bg-sunken object-cover', shape)} />
    );
  }
  return (
    <span aria-hidden="true" className={cx('grid place-items-center font-semibold', shape, tones[tone])}>
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  );
}
