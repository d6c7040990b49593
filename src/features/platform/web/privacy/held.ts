import type { PersonData } from '../../privacy/contract.ts';

/** What can be counted of a person, in the order in which it is shown. */
export const kinds = [
  ...([
    'sessions',
    'addresses',
    'identities',
    'contacts',
    'feedback',
    'reservations',
    'records',
    'events',
    'payments',
  ] as const),
];

/** Whether there is anything to take out: what was paid stays. */
export function isErasable({ account, ...held }: PersonData): boolean {
  return account !== null || kinds.some((kind) => kind !== 'payments' && held[kind].length > 0);
}
