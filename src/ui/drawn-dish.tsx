import type { ReactNode } from 'react';

/** Dishes seen from above, drawn. */
const drawings: Record<1 | 2, ReactNode> = {
  1: (
    <>
      <circle cx="32" cy="32" r="30" fill="#2b3a36" />
      <circle cx="32" cy="32" r="25" fill="#d98b3f" />
      <path d="M17 36c4-9 11-14 19-15 5 0 9 3 11 8-4 9-11 14-19 15-5 0-9-3-11-8Z" fill="#edb45c" />
      <ellipse cx="26" cy="30" rx="6" ry="4" fill="#fff3d9" transform="rotate(-24 26 30)" />
      <ellipse cx="38" cy="36" rx="6.5" ry="4" fill="#fff3d9" transform="rotate(18 38 36)" />
      <path
        d="M30 22c3-1 5 1 5 3-3 1-5-1-5-3ZM40 27c2-2 4-1 5 1-2 2-4 1-5-1ZM22 38c1-2 4-2 5 0-1 2-4 2-5 0Z"
        fill="#4e8a66"
      />
      <circle cx="42" cy="22" r="2.4" fill="#b5442f" />
      <circle cx="24" cy="44" r="2.4" fill="#b5442f" />
    </>
  ),
  2: (
    <>
      <circle cx="32" cy="32" r="29.5" fill="#fffdf8" stroke="#10231f" strokeOpacity=".08" />
      <circle cx="32" cy="32" r="22" fill="#e9e3d2" />
      <path
        d="M18 25a7 7 0 1 1 14 0 7 7 0 0 1-14 0ZM33 26a7 7 0 1 1 14 0 7 7 0 0 1-14 0ZM24.6 39a7.4 7.4 0 1 1 14.8 0 7.4 7.4 0 0 1-14.8 0Z"
        fill="#e2b25e"
      />
      <path
        d="M22 24c1-2 3-3 5-2M37 25c1-2 3-3 5-2M29 38c1-2 3-3 5-2"
        fill="none"
        stroke="#b98437"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  ),
};

export function DrawnDish({ dish, className }: { dish: 1 | 2; className: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      {drawings[dish]}
    </svg>
  );
}
