import { data, type MetaDescriptor } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';

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

function EmptyPlate() {
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true" className="w-56">
      <ellipse cx="100" cy="104" rx="84" ry="10" fill="var(--brand-ground)" />
      <circle cx="100" cy="58" r="46" fill="#fffdf6" stroke="var(--hairline)" />
      <circle cx="100" cy="58" r="32" fill="none" stroke="var(--brand-soft)" strokeWidth="1.5" strokeOpacity=".6" />
      <path
        d="M88 62c4-5 9-3 12 0s8 4 12-1"
        fill="none"
        stroke="var(--brand-soft)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g stroke="var(--brand-ink)" strokeWidth="3.4" strokeLinecap="round" fill="none">
        <path d="M30 28v14a7 7 0 0 0 14 0V28M37 28v62" />
        <path d="M166 90V28c-7 3-10 10-10 20h10" />
      </g>
    </svg>
  );
}
