import { Suspense, useSyncExternalStore } from 'react';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import type { ComandaViewProps } from './use-comanda.ts';

const ComandaBody = lazily(() => import('./comanda-body.tsx'));

const wide = '(min-width: 64rem)';

function subscribe(changed: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Beside the menu, where there is room. A phone, which never shows it, does not load what it holds. */
export function ComandaPanel(props: ComandaViewProps) {
  const shown = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
  return (
    <aside
      aria-labelledby="comanda-panel"
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] flex-col overflow-hidden rounded-xl bg-surface shadow-lift lg:flex"
    >
      <h2 id="comanda-panel" data-comanda-title tabIndex={-1} className="px-6 pt-6 pb-2 text-2xl outline-none">
        {m['diner.comanda']()}
      </h2>
      {props.view.lines.length === 0 ? (
        <p className="px-6 pb-8 text-ink-2">{m['diner.comandaEmpty']()}</p>
      ) : (
        shown && (
          <Suspense>
            <ComandaBody {...props} />
          </Suspense>
        )
      )}
    </aside>
  );
}
