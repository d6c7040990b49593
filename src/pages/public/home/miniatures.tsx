import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';

// Small pieces of the product, drawn with its own shapes. Pictures, so nothing of them is read out.

export function TableCard() {
  return (
    <div className="absolute top-8 flex h-60 w-40 flex-col items-center rounded-t-lg bg-surface pt-6 shadow-lift">
      <svg viewBox="0 0 21 21" className="size-26 text-brand" fill="currentColor" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2zM14 0h7v7h-7zM15 1v5h5V1zM16 2h3v3h-3zM0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2z"
        />
        <path d="M8 0h2v2H8zM11 1h2v3h-2zM8 4h2v3H8zM12 5h1v3h-1zM0 8h3v2H0zM4 9h3v2H4zM8 8h4v1H8zM9 10h2v2H9zM13 9h3v2h-3zM17 8h2v2h-2zM19 10h2v3h-2zM0 12h2v1H0zM12 12h2v3h-2zM15 13h3v2h-3zM8 14h2v3H8zM11 16h3v2h-3zM16 16h2v3h-2zM19 15h2v2h-2zM8 19h3v2H8zM13 19h2v2h-2zM19 19h2v2h-2z" />
      </svg>
      <b className="mt-3 font-semibold tracking-tight">{m['site.home.scene.table']()}</b>
      <span className="text-ink-3 text-xs">{m['site.feature.qrAim']()}</span>
    </div>
  );
}

export function LiveOrder() {
  const steps = [
    { text: m['site.feature.received'](), time: '19:42' },
    { text: m['site.feature.started'](), time: '19:43' },
    { text: m['site.feature.ready'](), time: '20–25 min', next: true },
  ];
  return (
    <ol className="grid w-full gap-6 px-8 sm:px-9">
      {steps.map(({ text, time, next }) => (
        <li key={text} className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] items-center gap-4 font-medium">
          <span
            className={`size-3 rounded-full ${next ? 'animate-breathe ring-2 ring-brand-soft ring-inset' : 'bg-brand-soft'}`}
          />
          <span className={next ? 'text-on-brand-2' : ''}>{text}</span>
          <span className="text-on-brand-2 text-sm tabular-nums">{time}</span>
        </li>
      ))}
    </ol>
  );
}

/** The price comes from the plans that are sold; while none is, only the promise is left. */
export function PriceTag({ cents }: { cents: number | null }) {
  const [, symbol, figure] = /^(R\$)\s*(.*)$/u.exec(cents === null ? '' : formatMoney(cents, getLocale())) ?? [];
  return (
    <p className="px-6 text-center">
      {figure && (
        <b className="mb-3 flex items-start justify-center font-medium text-6xl tracking-display tabular-nums">
          <span className="mt-1.5 mr-2 text-2xl tracking-tight">{symbol}</span>
          {figure}
        </b>
      )}
      <span className="text-ink-2">{m['site.feature.perMonth']()}</span>
    </p>
  );
}

export function Team() {
  const people = [
    { name: 'Luana', role: m['site.feature.waiter'](), tone: 'bg-tint text-brand-ink' },
    { name: 'Caio', role: m['site.feature.cashier'](), tone: 'bg-yellow-tint text-yellow' },
    { name: 'Helena', role: m['site.feature.owner'](), tone: 'bg-brand text-on-brand' },
  ];
  return (
    <ul className="grid w-full gap-2.5 px-6 sm:px-8">
      {people.map(({ name, role, tone }) => (
        <li key={name} className="flex items-center gap-3.5 rounded-full bg-surface p-2.5 pr-5">
          <span className={`grid size-10 place-items-center rounded-full font-semibold text-sm ${tone}`}>
            {name[0]}
          </span>
          <span className="grow font-semibold">{name}</span>
          <span className="text-ink-2 text-sm">{role}</span>
        </li>
      ))}
    </ul>
  );
}

export function ChartPicture() {
  const heights = [42, 57, 51, 66, 81, 110, 90];
  const busiest = Math.max(...heights);
  return (
    <svg viewBox="0 0 226 122" className="w-64" aria-hidden="true">
      {heights.map((height, day) => (
        <rect
          key={height}
          x={day * 34}
          y={112 - height}
          width="22"
          height={height}
          rx="6"
          fill={height === busiest ? 'var(--brand)' : 'var(--brand-soft)'}
          opacity={height === busiest ? 1 : 0.45}
        />
      ))}
      <path d="M0 119h226" stroke="var(--brand-soft)" strokeOpacity=".5" />
    </svg>
  );
}

export function HouseRules() {
  const rows = [
    [m['site.feature.font'](), 'Inter'],
    [m['site.feature.friday'](), '18:00 – 23:30'],
    [m['site.feature.fee'](), '10%'],
  ];
  return (
    <div className="grid w-60 gap-3.5 rounded-lg bg-surface p-6 text-sm">
      <div className="mb-1 flex gap-2.5">
        <span className="size-8 rounded-full bg-brand ring-2 ring-brand ring-offset-2 ring-offset-surface" />
        <span className="size-8 rounded-full bg-brand-soft" />
        <span className="size-8 rounded-full bg-brand-ground" />
        <span className="size-8 rounded-full bg-clay" />
      </div>
      {rows.map(([label, value]) => (
        <p key={label} className="flex justify-between gap-3 font-medium">
          {label}
          <span className="font-normal text-ink-2 tabular-nums">{value}</span>
        </p>
      ))}
    </div>
  );
}
