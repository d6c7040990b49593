import type { ReactNode } from 'react';

const paper = '#fffefb';
const sand = '#edeadf';
const sandDeep = '#cfc9b3';
const sage = '#cbdfd3';
const green = '#0b3b33';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A computer with the staff's pages. */
export function DeskDrawing() {
  return (
    <Drawing>
      <rect x="18" y="10" width="84" height="56" rx="7" fill={sandDeep} />
      <rect x="23" y="15" width="74" height="46" rx="3.5" fill={paper} />
      <path d="M6 66h108v3a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" fill="#e1ddcc" />
      <rect x="23" y="15" width="20" height="46" rx="3.5" fill={sage} />
      <rect x="27" y="21" width="12" height="3" rx="1.5" fill="#70a288" />
      <rect x="27" y="28" width="12" height="3" rx="1.5" fill="#70a288" />
      <rect x="27" y="35" width="12" height="3" rx="1.5" fill={green} />
      <rect x="50" y="22" width="30" height="4" rx="2" fill="#14231e" />
      <rect x="50" y="32" width="40" height="9" rx="3" fill={sand} />
      <rect x="50" y="45" width="40" height="9" rx="3" fill={sand} />
    </Drawing>
  );
}

/** A list, and the button below it that adds one. */
export function ListDrawing() {
  return (
    <Drawing>
      <rect x="14" y="12" width="92" height="60" rx="10" fill={paper} />
      <rect x="22" y="20" width="76" height="13" rx="5" fill={sand} />
      <circle cx="29.5" cy="26.5" r="3.5" fill="#a9c8b7" />
      <rect x="37" y="24.5" width="34" height="4" rx="2" fill={sandDeep} />
      <rect x="22" y="37" width="76" height="13" rx="5" fill={sand} />
      <circle cx="29.5" cy="43.5" r="3.5" fill="#a9c8b7" />
      <rect x="37" y="41.5" width="26" height="4" rx="2" fill={sandDeep} />
      <rect x="22" y="54" width="76" height="13" rx="5" fill={green} />
      <path d="M56 60.5h8M60 56.5v8" stroke={paper} strokeWidth="2" strokeLinecap="round" />
    </Drawing>
  );
}

const cells = [45, 50.1, 55.2, 61.5, 66.6, 71.7];
const keys = [42, 52, 62].flatMap((y) => [50, 60, 70].map((x) => ({ x, y })));

/** A phone on which the code is being typed. */
export function CodeDrawing() {
  return (
    <Drawing>
      <rect x="37" y="2" width="46" height="80" rx="10" fill={sandDeep} />
      <rect x="40.5" y="5.5" width="39" height="73" rx="7" fill={paper} />
      {cells.map((x, place) => (
        <rect key={x} x={x} y="20" width="4.3" height="9" rx="1.5" fill={place < 3 ? sage : sand} />
      ))}
      {keys.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={x === 60 && y === 52 ? 4.6 : 3.6}
          fill={x === 60 && y === 52 ? '#70a288' : sand}
        />
      ))}
    </Drawing>
  );
}
