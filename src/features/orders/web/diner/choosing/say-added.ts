// Apart from the menu: a first view says nothing yet.
import { m } from '#generated/messages/messages.js';
import { say } from '../toasts.tsx';

export function sayAdded(product: string, n: number): void {
  void say('success', m['diner.added']({ n, product }));
}

/** Nothing is added to what is on its way, nor to what is full. */
export function sayNotAdded(why: 'locked' | 'full'): void {
  void say('error', why === 'locked' ? m['diner.locked']() : m['diner.comandaFull']());
}
