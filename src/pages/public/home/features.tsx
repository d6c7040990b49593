import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { ChartPicture, HouseRules, LiveOrder, PriceTag, TableCard, Team } from './miniatures.tsx';

/** The six things the service does, each with a small piece of it to look at. */
export function HomeFeatures({ monthly }: { monthly: number | null }) {
  const features: { title: string; text: string; picture: ReactNode; dark?: boolean }[] = [
    { title: m['site.feature.qr'](), text: m['site.feature.qrText'](), picture: <TableCard /> },
    { title: m['site.feature.live'](), text: m['site.feature.liveText'](), picture: <LiveOrder />, dark: true },
    { title: m['site.feature.price'](), text: m['site.feature.priceText'](), picture: <PriceTag cents={monthly} /> },
    { title: m['site.feature.team'](), text: m['site.feature.teamText'](), picture: <Team /> },
    { title: m['site.feature.figures'](), text: m['site.feature.figuresText'](), picture: <ChartPicture /> },
    { title: m['site.feature.setup'](), text: m['site.feature.setupText'](), picture: <HouseRules /> },
  ];
  return (
    <section aria-labelledby="features" className="pt-22 lg:pt-32">
      <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
        <h2 id="features" className="max-w-[14em] text-4xl tracking-title lg:text-5xl">
          {m['site.feature.title']()}
        </h2>
        <p className="text-ink-2 text-lg">{m['site.feature.lead']()}</p>
      </div>
      <ul className="mt-10 grid gap-x-8 gap-y-11 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-y-14">
        {features.map(({ title, text, picture, dark }) => (
          <li key={title}>
            <div
              aria-hidden="true"
              className={`relative grid h-62 select-none place-items-center overflow-hidden rounded-lg ${dark ? 'bg-brand text-on-brand' : 'bg-sunken'}`}
            >
              {picture}
            </div>
            <h3 className="mt-6 text-xl">{title}</h3>
            <p className="mt-2 max-w-[26em] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
