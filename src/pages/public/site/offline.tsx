import type { MetaDescriptor } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { WifiOffIcon } from '#ui/icons.tsx';

export const handle = { area: 'public', plain: true };

export function meta(): MetaDescriptor[] {
  return [{ title: `${m['site.offline.title']()} · ${m['common.appName']()}` }, { name: 'robots', content: 'noindex' }];
}

/**
 * What stands in a page's place without a connection, when it was never seen before (see public/sw.js). The templates hold what is
 * written over a page that is shown as it was last seen, with the moment to be filled in, and the way back to a table's menu.
 */
export default function Offline() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-6 text-center">
      <WifiOffIcon size={40} className="text-brand-ink" />
      <h1 className="mt-3 text-3xl tracking-title">{m['site.offline.title']()}</h1>
      <p className="max-w-[30em] text-ink-2 text-lg">{m['site.offline.text']()}</p>
      {/* Without an address of its own it asks for the page again that could not be opened. */}
      <form className="mt-4">
        <button type="submit" className={buttonClass({ pill: true })}>
          {m['common.retry']()}
        </button>
      </form>
      <template id="table">
        <a href="/r/" className={buttonClass({ pill: true, variant: 'quiet' })}>
          {m['diner.seeMenu']()}
        </a>
      </template>
      <template id="seen">
        <p role="status" className="bg-yellow-tint px-5 py-3 text-center font-medium text-sm text-yellow">
          {m['common.offlineSeen']({ when: '{when}' })}
        </p>
      </template>
    </main>
  );
}
