import { encode } from 'uqr';
import { cx } from '../cx.ts';

interface QrCodeProps {
  text: string;
  /** What it leads to, for who cannot see it. */
  label: string;
  className?: string;
}

/** Drawn as one path, with the quiet margin that readers need. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('bg-white text-ink', className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
