import '#client/translated-page.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { patiently } from '#client/lazily.ts';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { baseLocale, parseLocale } from '#lib/locale.ts';

// Not by `lang`: a browser that translates the page writes its own language there.
const locale = parseLocale(document.documentElement.dataset.locale) ?? baseLocale;
overwriteGetLocale(() => locale);

/** Of the page's own drawing alone: what could not be read is no fault of it. */
function couldNotDraw(error: unknown) {
  console.error(error);
  void patiently(() => import('#client/read-anew.ts')).then(({ readAnew }) => readAnew(error));
}

// Holds the place before the router's listener for what an open sheet sets here: a window's listeners are called in order, whatever the phase.
window.onpopstate = () => undefined;

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, { onCaughtError: couldNotDraw });
});
