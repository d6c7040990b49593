import { cx } from '#ui/cx.ts';

/** The restaurant's picture or first letter. It stands beside the name, so it is silent. */
export function Logo({ name, src, className }: { name: string; src: string | null; className: string }) {
  if (src) return <img src={src} alt="" className={cx('shrink-0 rounded-full bg-sunken object-cover', className)} />;
  return (
    <span
      aria-hidden="true"
      className={cx('grid shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand', className)}
    >
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  );
}
