import type { ReactNode } from 'react';
import type { Product } from '../../contract.ts';

type Drawn = NonNullable<Product['drawn']>;

/** Standing on the table, seen from the side: a drink on a plate would be none. */
const drinks: Record<Drawn, ReactNode> = {
  glass: (
    <>
      <path d="M41 34h38l-5 52a5 5 0 0 1-5 4.500H51a5 5 0 0 1-5-4.500Z" fill="#fffdf6" />
      <path d="M44 52h32l-3 33a3 3 0 0 1-3 2.500H50a3 3 0 0 1-3-2.500Z" fill="var(--brand-soft)" fillOpacity=".5" />
    </>
  ),
  bottle: (
    <>
      <path d="M54 22h12v18c0 6 8 8 8 18v30a5 5 0 0 1-5 5H51a5 5 0 0 1-5-5V58c0-10 8-12 8-18Z" fill="#fffdf6" />
      <path d="M46 62h28v18H46Z" fill="var(--brand-soft)" fillOpacity=".5" />
      <path d="M54 30h12" />
    </>
  ),
  cup: (
    <>
      <path d="M36 50h42v18a16 16 0 0 1-16 16H52a16 16 0 0 1-16-16Z" fill="#fffdf6" />
      <path d="M78 55h4a8 8 0 0 1 0 16h-5" />
      <path d="M49 41c-4-5 4-7 0-13M62 41c-4-5 4-7 0-13M34 92h48" />
    </>
  ),
};

/** What stands where there is no picture: a covered place at the table, or what one drinks from. */
export function DishDrawing({ drawn }: { drawn?: Drawn }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full bg-sunken" preserveAspectRatio="xMidYMid slice">
      {drawn ? (
        <g stroke="var(--brand-soft)" strokeWidth="3" strokeLinecap="round" fill="none">
          <ellipse cx="60" cy="93" rx="30" ry="5" fill="#0a201b" stroke="none" opacity=".1" />
          {drinks[drawn]}
        </g>
      ) : (
        <>
          <circle cx="63" cy="66" r="38" fill="#0a201b" opacity=".1" />
          <circle cx="60" cy="60" r="38" fill="#fffdf6" />
          <circle cx="60" cy="60" r="27" fill="none" stroke="var(--brand-soft)" strokeOpacity=".5" strokeWidth="1.5" />
          <g stroke="var(--brand-soft)" strokeWidth="3" strokeLinecap="round" fill="none">
            <path d="M49 46v9a4.5 4.5 0 0 0 9 0v-9M53.5 46v28M68 74V46c-4 1.500-6 6-6 12h6" />
          </g>
        </>
      )}
    </svg>
  );
}
