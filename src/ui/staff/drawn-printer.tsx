import type { ReactNode } from 'react';

const paper = '#fffdf8';
const dark = '#2b3a36';
const darker = '#10231f';
const written = { fill: 'none', stroke: '#b9b3a2', strokeWidth: 1.8, strokeLinecap: 'round' } as const;

/** Waves of a printer that needs no computer, from its upper right corner on. */
const waves = (
  <path
    d="M88 28a6 6 0 0 1 6 6M88 20a14 14 0 0 1 14 14M88 12a22 22 0 0 1 22 22"
    fill="none"
    stroke="#4e8a66"
    strokeWidth="3.2"
    strokeLinecap="round"
  />
);

/** Printers as they stand on a counter, drawn: beside a computer, a black cube, and a white one with a round lid. */
const drawings: Record<'agent' | 'epson' | 'star', ReactNode> = {
  agent: (
    <>
      <rect x="12" y="34" width="46" height="32" rx="6" fill={dark} />
      <rect x="18" y="39" width="34" height="5" rx="2.5" fill={darker} />
      <path d="M23 42V14l3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3v28z" fill={paper} />
      <path d="M28 22h14M28 28h9M28 34h14" {...written} />
      <circle cx="50" cy="57" r="2.4" fill="#7fb08f" />
      <path d="M58 59c7 0 5 5 12 5" fill="none" stroke="#7c8a81" strokeWidth="2.4" />
      <rect x="71" y="27" width="40" height="29" rx="3.5" fill={dark} />
      <rect x="74.5" y="30.5" width="33" height="22" rx="1.5" fill="#8fb9a1" />
      <path d="M66 58h50l-3.5 8h-43z" fill="#43514b" />
    </>
  ),
  epson: (
    <>
      <rect x="34" y="24" width="46" height="42" rx="5" fill={dark} />
      <path d="M34 40h46v5H34z" fill={darker} />
      <path d="M41 42h32v26l-4-2.6-4 2.6-4-2.6-4 2.6-4-2.6-4 2.6-4-2.6-4 2.6z" fill={paper} />
      <path d="M47 50h20M47 56h13" {...written} />
      <circle cx="73" cy="32" r="2.4" fill="#d98b3f" />
      {waves}
    </>
  ),
  star: (
    <>
      <path d="M44 36V11l3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3v28z" fill={paper} stroke={darker} strokeOpacity=".12" />
      <path d="M50 18h14M50 24h9" {...written} />
      <path d="M32 44c0-9 7-14 16-14h20c9 0 16 5 16 14v16a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6z" fill="#fffefb" />
      <path
        d="M32 44c0-9 7-14 16-14h20c9 0 16 5 16 14v16a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6z"
        fill="none"
        stroke={darker}
        strokeOpacity=".16"
        strokeWidth="1.4"
      />
      <path d="M42 35h32" fill="none" stroke={dark} strokeWidth="3.6" strokeLinecap="round" />
      <path d="m58 44 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7z" fill="#ddaa4b" />
      {waves}
    </>
  ),
};

export function DrawnPrinter({ kind, className }: { kind: keyof typeof drawings; className: string }) {
  return (
    <svg viewBox="0 0 120 76" aria-hidden="true" className={className}>
      <path d="M5 69h110" stroke="#d5cdb9" strokeWidth="4" strokeLinecap="round" />
      {drawings[kind]}
    </svg>
  );
}
