import { m } from '#generated/messages/messages.js';

/** The couvert as a line of a bill, with how many want it. */
export function couvertLabel(people: number): string {
  return people === 1 ? m['checks.couvertOne']() : m['checks.couvertMany']({ count: people });
}
