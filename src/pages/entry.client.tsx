import '#client/translated-page.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { baseLocale, parseLocale } from '#lib/locale.ts';

// Not by `lang`: a browser that translates the page writes its own language there.
const locale = parseLocale(document.documentElement.dataset.locale) ?? baseLocale;
overwriteGetLocale(() => locale);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
