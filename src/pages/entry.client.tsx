import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { baseLocale, parseLocale } from '#lib/locale.ts';

overwriteGetLocale(() => parseLocale(document.documentElement.lang) ?? baseLocale);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
