import type { ReactNode } from 'react';

const windows = [96, 424, 752, 1080];
const lamps = [
  [42, 96],
  [370, 64],
  [698, 96],
  [1026, 64],
  [1354, 96],
] as const;
const hills = [
  ['M-20 276c120-60 220-40 330-20s180-50 300-26 220 44 330 6 200-20 480 20v120H-20Z', 'var(--brand-soft)'],
  [
    'M-20 306c160-34 260-20 400-8s240-26 380-8 240 22 360-6 160-6 300 6v80H-20Z',
    'color-mix(in srgb, var(--brand-soft) 64%, var(--panel))',
  ],
] as const;

/** A dining room at dusk in the restaurant's own colours, for a restaurant without a cover. */
export function Scene() {
  return (
    <svg viewBox="0 0 1392 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <clipPath id="scene-windows">
        <path d={windows.map((x) => `M${x} 330V220a110 110 0 0 1 220 0V330Z`).join('')} />
      </clipPath>
      <path d={windows.map((x) => `M${x - 18} 344V220a128 128 0 0 1 256 0V344Z`).join('')} opacity=".28" />
      <g clipPath="url(#scene-windows)">
        <path d="M0 100H1392V340H0Z" fill="#ebd9ae" />
        <path d="M0 100H1392v90H0Z" fill="#e6c88d" opacity=".55" />
        <circle cx="900" cy="214" r="38" fill="var(--clay)" />
        {hills.map(([d, fill]) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
      <path
        d={windows.map((x) => `M${x + 110} 110V330M${x} 220H${x + 220}`).join('')}
        stroke="var(--panel)"
        strokeWidth="5"
      />
      <path d="M0 340H1392V440H0Z" opacity=".32" />
      {lamps.map(([x, y]) => (
        <g key={x}>
          <path d={`M${x} 0v${y}`} stroke="var(--brand-soft)" strokeWidth="2" />
          <path d={`M${x - 70} 360 ${x - 22} ${y + 26}h44L${x + 70} 360Z`} fill="#f1cd77" opacity=".06" />
          <path d={`M${x - 30} ${y + 28}a30 30 0 0 1 60 0Z`} fill="var(--saffron)" />
          <circle cx={x} cy={y + 31} r="6.5" fill="#fff6df" />
        </g>
      ))}
      <LaidTable x={0}>
        <path d="M358 354l3-34h18l3 34Z" fill="#a9cdb8" />
        <path
          d="M370 320c-4-18-20-20-24-34 16 0 24 12 24 34Zm0 0c2-22 14-28 26-34 0 18-12 26-26 34Zm0 0c-3-20 0-36 2-46 8 16 6 32-2 46Z"
          fill="#5e9478"
        />
      </LaidTable>
      <LaidTable x={328}>
        {[330, 384].map((x) => (
          <g key={x} transform={`translate(${x} 318)`}>
            <path d="M0 0h26l-2 15a11 11 0 0 1-22 0Z" fill="#f6f3ea" />
            <path d="M1 10h24l-1 6a11 11 0 0 1-22 0Z" fill="var(--wine)" />
            <path d="M13 25v11M5 36h16" stroke="#f6f3ea" strokeWidth="2.4" />
          </g>
        ))}
      </LaidTable>
    </svg>
  );
}

function LaidTable({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x})`}>
      <path
        fill="var(--wine)"
        d="M232 300q-6 0-5 8l8 66h14l-6-66q-1-8-11-8ZM508 300q6 0 5 8l-8 66h-14l6-66q1-8 11-8ZM236 366h50v9h-50ZM454 366h50v9h-50ZM239 374h7l-3 66h-7ZM278 374h7l3 66h-7ZM494 374h7l3 66h-7ZM455 374h7l-3 66h-7Z"
      />
      {children}
      <path
        d="M296 354h148a4.5 4.5 0 0 1 0 9h-148a4.5 4.5 0 0 1 0-9ZM366 363h8v66h-8zM334 430q36-12 72 0v10h-72Z"
        fill="#f6f3ea"
      />
    </g>
  );
}
