import type { StoredPart } from './store.ts';

export const isOpen = ({ status }: Pick<StoredPart, 'status'>) => status === 'asked' || status === 'told';

/** What is to be paid and nobody is about to pay. */
export function leftFor(restCents: number, parts: readonly Pick<StoredPart, 'status' | 'cents'>[]): number {
  return Math.max(0, restCents - parts.filter(isOpen).reduce((sum, { cents }) => sum + cents, 0));
}
