import type { KitchenDevice } from '../contract.ts';

const justPairedMs = 2 * 60_000;

/** Whether a screen was paired just now and is about to open: whoever paired it stands before the list. */
export function isAwaited(
  { lastSeenAt, pairedAt }: Pick<KitchenDevice, 'lastSeenAt' | 'pairedAt'>,
  now: string,
): boolean {
  return lastSeenAt === null && Date.parse(pairedAt) > Date.parse(now) - justPairedMs;
}
