import { data, type MetaDescriptor } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyPlate } from './empty-plate.tsx';

export const handle = { area: 'public', plain: true };

export function loader() {
  return data(null, { status: 404 });
}

export function meta(): MetaDescriptor[] {
  return [{ title: `${m['common.notFound']()} · ${m['common.appName']()}` }, { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-3 px-6 py-20 text-center lg:py-32">
      <EmptyPlate />
      <h1 className="mt-4 text-4xl tracking-title sm:text-5xl">{m['common.notFound']()}</h1>
      <p className="text-ink-2 text-lg">{m['common.notFoundHint']()}</p>
      <a href="/" className={`${buttonClass({ pill: true })} mt-5`}>
        {m['common.goHome']()}
      </a>
    </div>
  );
}
