import { m } from '#generated/messages/messages.js';

/** The entries of the top navigation, in the specification's order. */
export const sitePlaces = () => [
  { to: '/', label: m['site.nav.home']() },
  { to: '/restaurants', label: m['site.nav.restaurants']() },
  { to: '/pricing', label: m['site.nav.pricing']() },
  { to: '/demo', label: m['site.nav.demo']() },
];
