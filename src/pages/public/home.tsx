import { useRouteLoaderData } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { loader as rootLoader } from '../root.tsx';
import { Brand } from './brand.tsx';
import { HomeScene } from './home-scene.tsx';
import { HomeSteps } from './home-steps.tsx';
import { Language } from './language.tsx';

export const handle = { area: 'public', plain: true };

const demoTable = '/r/restaurant-demo/table/1';

export default function Home() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <div className="relative overflow-x-clip">
      <title>{m['public.title']()}</title>
      <meta name="description" content={m['public.description']()} />
      <div className="absolute top-0 right-0 hidden h-[46rem] w-[53vw] rounded-bl-[48px] bg-brand-ground xl:block" />
      <header className="relative mx-auto flex max-w-page items-center justify-between gap-4 px-6 py-4 lg:py-6">
        <Brand />
        <div className="flex items-center gap-2 sm:gap-4">
          <Language to="/" />
          <a href="/login" className={`${buttonClass({ size: 's', pill: true })} max-sm:hidden`}>
            {m['public.account']()}
          </a>
        </div>
      </header>
      <main className="relative mx-auto max-w-page px-6">
        <div className="grid items-center gap-10 xl:min-h-[38rem] xl:grid-cols-[30rem_minmax(0,1fr)] xl:gap-16">
          <div className="pt-6 xl:pt-0">
            <h1 className="text-[3.25rem] leading-none tracking-display sm:text-6xl xl:text-7xl">
              {m['public.headline']()}
            </h1>
            <p className="mt-6 max-w-[26em] text-ink-2 text-lg lg:text-xl">{m['public.lead']()}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <a href="/login" className={buttonClass({ pill: true })}>
                {m['public.account']()}
              </a>
              {root?.demo && (
                <a href={demoTable} className={buttonClass({ pill: true, variant: 'quiet' })}>
                  {m['public.demo']()}
                </a>
              )}
            </div>
            <p className="mt-8 flex items-center gap-2 text-ink-2 text-sm">
              <CheckIcon size={18} className="text-brand-ink" />
              {m['public.noApp']()}
            </p>
          </div>
          <HomeScene />
        </div>
        <HomeSteps />
      </main>
      <footer className="mx-auto max-w-page px-6 pt-20 pb-10 text-ink-3 text-sm">
        {m['public.copyright']({ year: new Date().getFullYear() })}
      </footer>
    </div>
  );
}
