import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';

/** The entries of the top navigation, in the specification's order. */
export const sitePlaces = () => [
  { to: '/', label: m['site.nav.home']() },
  { to: sitePaths.restaurants, label: m['site.nav.restaurants']() },
  { to: sitePaths.pricing, label: m['site.nav.pricing']() },
  { to: sitePaths.demo, label: m['site.nav.demo']() },
];
